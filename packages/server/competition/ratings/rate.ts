import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { NEWCOMER, type Skill } from '../../lib/rating-scale.ts';

/** A little doubt comes back with every match, so that who gets better is not held back by who they were. */
const SIGMA_INCREASE = NEWCOMER.mu / 300;

/**
 * Ratings after a match of any number of players, by OpenSkill: every two are compared, and equal ranks are ties. A match
 * is one match however many play it: a change is the average of those comparisons, not their sum. (Plackett-Luce, which
 * needs no average, rewards the third of four as much as two who are first together.)
 */
export const rateMatch = (before: readonly Skill[], ranks: readonly number[]): readonly Skill[] => {
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }]);
  const after = rate(teams, { model: bradleyTerryFull, rank: [...ranks], tau: SIGMA_INCREASE });
  const share = 1 / (before.length - 1);
  const between = (from: number, to: number) => from + (to - from) * share;
  return before.map((skill, seat) => {
    const { mu, sigma } = after[seat]?.[0] ?? skill;
    return {
      mu: between(skill.mu, mu),
      sigma: Math.sqrt(between(skill.sigma ** 2, sigma ** 2)),
      played: skill.played + 1,
    };
  });
};
