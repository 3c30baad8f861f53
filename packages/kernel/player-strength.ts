import type { BotCard } from './bot-card.ts';

/** What is known of a player's strength before their results count: a rating and how uncertain it is. */
export interface StrengthPrior {
  readonly rating: number;
  readonly deviation: number;
}

/** A result against a bot of this rating: 1 for a win, 0.5 for a draw, 0 for a loss. */
export interface ResultAgainst {
  readonly rating: number;
  readonly score: number;
}

/** Elo's scale: 400 points are odds of 10 to 1. */
const POINTS_PER_E = 400 / Math.LN10;
/** Each result counts so much less than the one after it, as players improve. */
const RESULT_DECAY = 0.93;
const RATED_DEVIATION = 100;
const UNKNOWN_DEVIATION = 350;
const STEP = 5;
/** How far outside the ladder a player may be. */
const MARGIN = 400;

/** The share of points that a player with this lead in rating is expected to score. */
export const expectedScore = (lead: number): number => 1 / (1 + Math.exp(-lead / POINTS_PER_E));

/** The prior of a player with an established rating; without one they begin at the weakest bot. */
export const strengthPrior = (cast: readonly BotCard[], rating: number | undefined): StrengthPrior =>
  rating === undefined
    ? { rating: Math.min(...ratingsOf(cast)), deviation: UNKNOWN_DEVIATION }
    : { rating, deviation: RATED_DEVIATION };

/** The most likely strength of a player (maximum a posteriori, Bradley-Terry), from their latest results, newest first. */
export const estimateStrength = (
  cast: readonly BotCard[],
  prior: StrengthPrior,
  results: readonly ResultAgainst[],
): number =>
  mostLikely(cast, faded(prior, results.length), (strength) =>
    results.reduce((sum, { rating, score }, age) => {
      const expected = expectedScore(strength - rating);
      return sum + RESULT_DECAY ** age * (score * Math.log(expected) + (1 - score) * Math.log(1 - expected));
    }, 0),
  );

/** The prior is older than all results. */
const faded = ({ rating, deviation }: StrengthPrior, age: number): StrengthPrior => ({
  rating,
  deviation: deviation / Math.sqrt(RESULT_DECAY ** age),
});

/** The strength with the highest posterior probability: of a prior and the log-likelihood of what was observed. */
export const mostLikely = (
  cast: readonly BotCard[],
  { rating, deviation }: StrengthPrior,
  logLikelihood: (strength: number) => number,
): number => {
  const ratings = ratingsOf(cast);
  const [from, to] = [Math.min(...ratings) - MARGIN, Math.max(...ratings) + MARGIN];
  let best = { strength: rating, log: Number.NEGATIVE_INFINITY };
  for (let strength = from; strength <= to; strength += STEP) {
    const log = logLikelihood(strength) - ((strength - rating) / deviation) ** 2 / 2;
    if (log > best.log) best = { strength, log };
  }
  return best.strength;
};

/** Where the scale begins if no bot has been measured. */
const UNMEASURED_RATING = 1_500;

const ratingsOf = (cast: readonly BotCard[]): readonly number[] => {
  const measured = cast.flatMap(({ rating }) => (rating === undefined ? [] : [rating.rating]));
  return measured.length > 0 ? measured : [UNMEASURED_RATING];
};
