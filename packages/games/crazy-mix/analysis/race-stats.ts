import { type AnyRules, type MatchRecord, replay, type Seat } from '@sesame/kernel';
import { rules } from '../rules/index.ts';
import { scorersIn } from '../rules/racing.ts';
import type { Round, State } from '../rules/state.ts';

/** The rounds played in a record; undefined if it cannot be replayed. */
export const roundsOf = (record: MatchRecord): readonly Round[] | undefined => {
  const replayed = replay(rules as unknown as AnyRules, record);
  const last = replayed.ok ? replayed.value.positions.at(-1) : undefined;
  return last && (last.state as State).rounds;
};

/** Statistics of a seat over all rounds. */
export interface RaceStats {
  readonly seat: Seat;
  readonly won: number;
  /** Right tries: live only the winner's, apart everyone's. */
  readonly hits: number;
  readonly misses: number;
  /** Cards lost by wrong tries. */
  readonly lost: number;
  /** Times of right tries in milliseconds; undefined without any. */
  readonly quickest?: number;
  readonly median?: number;
}

export const raceStatsOf = (rounds: readonly Round[], seat: Seat): RaceStats => {
  const tries = rounds.flatMap((round) => round.tries.filter((made) => made.seat === seat));
  const times = tries
    .filter(({ right }) => right)
    .map(({ time }) => time)
    .toSorted((a, b) => a - b);
  const [quickest] = times;
  const median = medianOf(times);
  return {
    seat,
    won: rounds.filter((round) => scorersIn(round).includes(seat)).length,
    hits: times.length,
    misses: tries.length - times.length,
    lost: tries.filter(({ lost }) => lost !== undefined).length,
    ...(quickest !== undefined && { quickest }),
    ...(median !== undefined && { median }),
  };
};

/** Median of sorted numbers. */
const medianOf = (sorted: readonly number[]): number | undefined => {
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
};
