import type { MatchState } from '@sesame/client';
import { makeTrace, type TraceMark, thinTrace } from '@sesame/kernel';
import { isOfflineMatch, MAX_RACE_TRACE_LENGTH } from '@sesame/protocol';
import { type GameEntry, makeTraceRecorder, type TraceRecorder } from '@sesame/ui';
import { useEffect, useMemo, useRef } from 'react';
import { api } from '../../data/client.ts';
import { useScreen } from '../../data/games.ts';
import { guestSeat } from '../../data/guest-seat.ts';

/** Not all at once, and not into the next reveal. */
const HAND_IN_DELAY_MS = { min: 300, max: 1_500 };

interface RecordedMatch {
  /** As the server knows it, not as far as it is shown. */
  readonly live: MatchState;
  /** The race that is shown. */
  readonly race: number | undefined;
  readonly game: GameEntry;
}

interface RecordedRace {
  readonly race: number;
  readonly marks: readonly TraceMark[];
}

/** Records our way in every race, and hands it in once nobody races any more. */
export const useRaceRecorder = (
  { live, race, game }: RecordedMatch,
  msSincePaint: () => number | undefined,
): TraceRecorder => {
  const { isRacing } = useScreen(game);
  const { id } = live.info;
  const isOver = isRacing?.(live.view) === false;
  const isOurs = live.info.you !== null && guestSeat(live.info) === undefined && !isOfflineMatch(id);
  const recorder = useMemo(() => makeTraceRecorder(msSincePaint), [msSincePaint]);
  const recorded = useRef<readonly RecordedRace[]>([]);
  useEffect(() => {
    if (race === undefined || !isOurs) return;
    recorder.take();
    return () => {
      recorded.current = withMarks(recorded.current, { race, marks: recorder.take() });
    };
  }, [race, isOurs, recorder]);
  useEffect(() => {
    if (!isOver || race !== undefined) return;
    // A player who leaves the page meanwhile has raced all the same, so nothing is cancelled.
    for (const one of recorded.current) handInLater(id, one);
    recorded.current = [];
  }, [id, isOver, race]);
  return recorder;
};

/** Only the first trace of a race is kept by the server, so the parts of one are put together here. */
const withMarks = (recorded: readonly RecordedRace[], { race, marks }: RecordedRace): readonly RecordedRace[] => {
  const before = recorded.find((one) => one.race === race)?.marks ?? [];
  return [...recorded.filter((one) => one.race !== race), { race, marks: [...before, ...marks] }];
};

const handInLater = (match: string, { race, marks }: RecordedRace): void => {
  const { min, max } = HAND_IN_DELAY_MS;
  const trace = makeTrace(thinTrace(marks, MAX_RACE_TRACE_LENGTH));
  // If it is lost, the photo finish shows the claim alone.
  setTimeout(
    () => void api.handInTrace({ params: { id: match, race }, body: { trace } }).catch(() => undefined),
    min + Math.random() * (max - min),
  );
};
