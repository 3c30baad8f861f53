import type { BotCard } from './bot-card.ts';
import { mostLikely, type StrengthPrior, strengthPrior } from './player-strength.ts';

/** A player's time in a race. `isAtLeast`: the race was over before they were done. */
export interface SeenTime {
  readonly ms: number;
  readonly isAtLeast: boolean;
}

/** How a game's times tell the strength of players: for the bot that adapts to them, within a match and from the last ones. */
export interface RacePace<View> {
  /** The median time of each bot, by id. */
  readonly medianMs: Readonly<Record<string, number>>;
  /** Standard deviation of the logarithm of one player's times. */
  readonly spread: number;
  /** The times of each seat so far in this match; none if it is untimed. */
  timesBySeat(view: View): readonly (readonly SeenTime[])[];
}

export type AnyRacePace = RacePace<unknown>;

/** The strength of players, from what was known before and from their times (lognormal). */
export const strengthByTimes = (
  pace: Pick<AnyRacePace, 'medianMs' | 'spread'>,
  cast: readonly BotCard[],
  { known, times }: { readonly known: StrengthPrior; readonly times: readonly SeenTime[] },
): number => {
  if (times.length === 0) return known.rating;
  const logMedianAt = interpolate(
    cast.flatMap(({ id, rating }) => {
      const ms = pace.medianMs[id];
      return rating === undefined || ms === undefined ? [] : [[rating.rating, Math.log(ms)] as const];
    }),
  );
  return mostLikely(cast, known, (strength) =>
    times.reduce((sum, { ms, isAtLeast }) => {
      const deviate = (Math.log(ms) - logMedianAt(strength)) / pace.spread;
      return sum + (isAtLeast ? Math.log(upperTail(deviate)) : -(deviate ** 2) / 2);
    }, 0),
  );
};

/** Times alone leave it open how well somebody does with them. */
const TIMED_DEVIATION = 150;

/** The prior of a player without a rating, from the times of their last matches. */
export const priorByTimes = (
  pace: Pick<AnyRacePace, 'medianMs' | 'spread'>,
  cast: readonly BotCard[],
  times: readonly SeenTime[],
): StrengthPrior => {
  const known = strengthPrior(cast, undefined);
  return times.length === 0
    ? known
    : { rating: strengthByTimes(pace, cast, { known, times }), deviation: TIMED_DEVIATION };
};

/** Linear between points in order, and beyond them with the slope of the whole. */
const interpolate = (points: readonly (readonly [number, number])[]) => {
  const sorted = points.toSorted(([a], [b]) => a - b);
  const [first = [0, 0], last = [0, 0]] = [sorted[0], sorted.at(-1)];
  const slope = (last[1] - first[1]) / (last[0] - first[0] || 1);
  return (x: number): number => {
    if (x <= first[0]) return first[1] + slope * (x - first[0]);
    const next = sorted.findIndex(([at]) => at >= x);
    const [a, b] = [sorted[next - 1], sorted[next]];
    if (a === undefined || b === undefined) return last[1] + slope * (x - last[0]);
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
  };
};

/** The chance that a standard normal deviate is larger; logistic approximation, at most 0.01 off. */
const upperTail = (deviate: number): number => 1 / (1 + Math.exp(1.702 * deviate));
