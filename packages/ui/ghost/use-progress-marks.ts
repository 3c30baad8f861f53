import { MAX_PROGRESS_MARKS, type ProgressMark } from '@sesame/kernel';
import { useCallback, useMemo, useRef } from 'react';

/** Notes how far the player is when, since a start by `performance.now()`. Of too many marks the last are kept. */
export const useProgressMarks = (startedAt: number | undefined) => {
  const marks = useRef<readonly ProgressMark[]>([]);
  const note = useCallback(
    (done: number) => {
      if (startedAt === undefined || done === (marks.current.at(-1)?.done ?? 0)) return;
      const at = Math.max(0, Math.round(performance.now() - startedAt), marks.current.at(-1)?.at ?? 0);
      marks.current = [...marks.current, { at, done }].slice(-MAX_PROGRESS_MARKS);
    },
    [startedAt],
  );
  return useMemo(
    () => ({
      note,
      /** Gives the marks and starts anew. */
      take: () => {
        const taken = marks.current;
        marks.current = [];
        return taken;
      },
    }),
    [note],
  );
};
