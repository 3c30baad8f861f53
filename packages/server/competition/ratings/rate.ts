import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { NEWCOMER, type Skill } from '../../lib/rating-scale.ts';

/** OpenSkill's tau: added uncertainty per match, so that ratings can follow improving players. */
const SIGMA_INCREASE = NEWCOMER.mu / 300;

/**
 * Ratings after a match of any number of players, by OpenSkill (Bradley-Terry, full pairing): all pairs are compared, and
 * equal ranks are ties. A change is the average of the comparisons, not their sum, so that a match weighs the same with
 * any number of players. (Plackett-Luce needs no average, but rewards the third of four as much as a shared first place.)
 * `weights` scale the change of each seat.
 */
export const rateMatch = (
  before: readonly Skill[],
  ranks: readonly number[],
  weights: readonly number[] = [],
): readonly Skill[] => {
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }]);
  const after = rate(teams, { model: bradleyTerryFull, rank: [...ranks], tau: SIGMA_INCREASE });
  const share = 1 / (before.length - 1);
  const between = (from: number, to: number, weight: number) => from + (to - from) * share * weight;
  return before.map((skill, seat) => {
    const { mu, sigma } = after[seat]?.[0] ?? skill;
    const weight = weights[seat] ?? 1;
    return {
      mu: between(skill.mu, mu, weight),
      sigma: Math.sqrt(between(skill.sigma ** 2, sigma ** 2, weight)),
      played: skill.played + 1,
    };
  });
};
