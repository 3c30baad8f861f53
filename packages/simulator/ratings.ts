import { expectedScore, makeRng, type Rng } from '@sesame/kernel';
import { meanOf, quantile } from './statistics.ts';

/** Points that each player scored against each other one (a draw is half a point), and the matches of each pair. */
export interface Crosstable {
  /** `points[a][b]`: what a scored against b. */
  readonly points: readonly (readonly number[])[];
  readonly matches: number;
}

/** A rating on Elo's scale with its 95% confidence interval. The mean of all is `MEAN_RATING`. */
export interface FittedRating {
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

const MEAN_RATING = 1500;
/** Elo's scale: 400 points are odds of 10 to 1. */
const POINTS_PER_E = 400 / Math.LN10;
/** Points added to either side of each pair, so that somebody who lost every match has a rating, too. */
const PRIOR_POINTS = 0.5;
const ITERATIONS = 500;
const RESAMPLINGS = 400;

/** Fits ratings by maximum likelihood (Bradley-Terry model); the intervals come from a parametric bootstrap. */
export const fitRatings = (table: Crosstable, seed: string): readonly FittedRating[] => {
  const ratings = maximumLikelihood(table);
  const rng = makeRng(`${seed} bootstrap`);
  const resampled = Array.from({ length: RESAMPLINGS }, () => maximumLikelihood(resample(table, ratings, rng)));
  return ratings.map((rating, player) => {
    const others = resampled.map((fit) => fit[player] ?? rating);
    // Lopsided pairs pull refitted ratings to the middle, so only their spread counts, not where they lie.
    const shift = rating - meanOf(others);
    return { rating, low: quantile(others, 0.025) + shift, high: quantile(others, 0.975) + shift };
  });
};

/** Minorisation-maximisation: each step divides what a player scored by what the present strengths make of it. */
const maximumLikelihood = ({ points, matches }: Crosstable): readonly number[] => {
  const pairMatches = matches + 2 * PRIOR_POINTS;
  const scored = points.map((row, player) =>
    row.reduce((sum, won, other) => (other === player ? sum : sum + won + PRIOR_POINTS), 0),
  );
  let strengths = points.map(() => 1);
  for (let i = 0; i < ITERATIONS; i++) {
    strengths = strengths.map((own, player) => {
      const faced = strengths.reduce(
        (sum, strength, other) => (other === player ? sum : sum + pairMatches / (own + strength)),
        0,
      );
      return (scored[player] ?? 0) / faced;
    });
  }
  const logs = strengths.map((strength) => POINTS_PER_E * Math.log(strength));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return logs.map((log) => MEAN_RATING + log - mean);
};

/** The same pairs, played again by players of these ratings. */
const resample = ({ points, matches }: Crosstable, ratings: readonly number[], rng: Rng): Crosstable => {
  const again = points.map((row) => row.map(() => 0));
  for (const [a, row] of again.entries()) {
    for (const [b, opposite] of again.entries()) {
      if (b <= a) continue;
      const chance = expectedScore((ratings[a] ?? 0) - (ratings[b] ?? 0));
      let won = 0;
      for (let i = 0; i < matches; i++) if (rng() / 2 ** 32 < chance) won += 1;
      row[b] = won;
      opposite[a] = matches - won;
    }
  }
  return { points: again, matches };
};
