import { NEWCOMER, type Skill } from '../../lib/rating-scale.ts';

/** OpenSkill's tau: added uncertainty per match, so that ratings can follow improving players. */
const SIGMA_INCREASE = NEWCOMER.mu / 300;
/** OpenSkill's beta: how much the play of one person varies between matches. */
const BETA = NEWCOMER.sigma / 2;
/** OpenSkill's kappa: what remains of a variance at least. */
const MIN_VARIANCE_LEFT = 1e-4;

/**
 * Ratings after a match of any number of players, by OpenSkill (Weng and Lin's Bradley-Terry model, full pairing): all
 * pairs are compared, and equal ranks are ties. A change is the average of the comparisons, not their sum, so that a match
 * weighs the same with any number of players. (Plackett-Luce needs no average, but rewards the third of four as much as a
 * shared first place.) `weights` scale the change of each seat.
 */
export const rateMatch = (
  before: readonly Skill[],
  ranks: readonly number[],
  weights: readonly number[] = [],
): readonly Skill[] => {
  const entrants = before.map(({ mu, sigma }, seat) => {
    return { mu, variance: sigma ** 2 + SIGMA_INCREASE ** 2, rank: ranks[seat] ?? seat };
  });
  const share = 1 / (before.length - 1);
  return before.map((skill, seat) => {
    const after = compareWithAll(entrants, seat) ?? { mu: skill.mu, variance: skill.sigma ** 2 };
    const part = share * (weights[seat] ?? 1);
    return {
      mu: skill.mu + (after.mu - skill.mu) * part,
      sigma: Math.sqrt(skill.sigma ** 2 + (after.variance - skill.sigma ** 2) * part),
      played: skill.played + 1,
    };
  });
};

interface Entrant {
  readonly mu: number;
  readonly variance: number;
  readonly rank: number;
}

/** Mean and variance of one entrant after the comparisons with all others. */
const compareWithAll = (entrants: readonly Entrant[], seat: number): Omit<Entrant, 'rank'> | undefined => {
  const own = entrants[seat];
  if (own === undefined) return undefined;
  const steps = entrants.toSpliced(seat, 1).map((other) => {
    const spread = Math.sqrt(own.variance + other.variance + 2 * BETA ** 2);
    const expected = 1 / (1 + Math.exp((other.mu - own.mu) / spread));
    const scored = (1 + Math.sign(other.rank - own.rank)) / 2;
    const gain = own.variance / spread;
    const certainty = (Math.sqrt(own.variance) / spread) * (gain / spread) * expected * (1 - expected);
    return { gain: gain * (scored - expected), certainty };
  });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const left = Math.max(1 - sum(steps.map(({ certainty }) => certainty)), MIN_VARIANCE_LEFT);
  return { mu: own.mu + sum(steps.map(({ gain }) => gain)), variance: own.variance * left };
};
