import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds since the race's reveal was painted; undefined if it was not. */
export const useTimeSincePaint = (race: number | undefined): (() => number | undefined) => {
  const painted = useRef<number>(undefined);
  useEffect(() => {
    painted.current = undefined;
    if (race === undefined) return;
    // requestAnimationFrame runs before the paint; a task queued there runs after it.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        painted.current = performance.now();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [race]);
  return useCallback(() => (painted.current === undefined ? undefined : performance.now() - painted.current), []);
};
