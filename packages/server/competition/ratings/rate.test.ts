import { below, fraction, makeRng } from '@sesame/kernel';
import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { describe, expect, test } from 'vitest';
import { isProvisional, makeRating, NEWCOMER, type Skill, shownOf } from '../../lib/rating-scale.ts';
import { rateMatch } from './rate.ts';

const rng = makeRng('ratings');
const randomSkill = (): Skill => ({ mu: fraction(rng) * 50, sigma: 1 + fraction(rng) * 7, played: below(rng, 200) });
/** Players and the ranks that they came to: two to eight, often with ties. */
const randomMatch = () => {
  const points = Array.from({ length: 2 + below(rng, 7) }, () => below(rng, 5));
  return {
    before: points.map(randomSkill),
    ranks: points.map((own) => 1 + points.filter((other) => other > own).length),
  };
};
const MATCHES = Array.from({ length: 300 }, randomMatch);

describe('ratings after a match', () => {
  test('are those of OpenSkill’s own library, averaged over the comparisons', () => {
    for (const { before, ranks } of MATCHES) {
      const teams = before.map(({ mu, sigma }) => [{ mu, sigma }]);
      const theirs = rate(teams, { model: bradleyTerryFull, rank: ranks, tau: NEWCOMER.mu / 300 });
      for (const [seat, { mu, sigma }] of rateMatch(before, ranks).entries()) {
        const old = before[seat] ?? NEWCOMER;
        const [summed = old] = theirs[seat] ?? [];
        const share = 1 / (before.length - 1);
        expect(mu).toBeCloseTo(old.mu + (summed.mu - old.mu) * share, 9);
        expect(sigma ** 2).toBeCloseTo(old.sigma ** 2 + (summed.sigma ** 2 - old.sigma ** 2) * share, 9);
      }
    }
  });

  test('of two newcomers: the winner gains what the loser loses, and both deviations shrink', () => {
    const [won, lost] = rateMatch([NEWCOMER, NEWCOMER], [1, 2]);
    expect(shownOf(won?.mu ?? 0)).toBe(1579);
    expect(shownOf(lost?.mu ?? 0)).toBe(1421);
    expect(won?.sigma).toBeLessThan(NEWCOMER.sigma);
    expect(lost?.sigma).toBeLessThan(NEWCOMER.sigma);
    expect(won?.played).toBe(1);
  });

  test('of tied equals stay the same, for any number of players', () => {
    for (const count of [2, 3, 5, 8]) {
      const after = rateMatch(
        Array.from({ length: count }, () => NEWCOMER),
        Array.from({ length: count }, () => 1),
      );
      for (const { mu } of after) expect(mu).toBeCloseTo(NEWCOMER.mu, 9);
    }
  });

  test('of equals follow the ranks, and equal ranks get equal ratings', () => {
    for (const { before, ranks } of MATCHES) {
      const same = before[0] ?? NEWCOMER;
      const after = rateMatch(
        ranks.map(() => same),
        ranks,
      );
      for (const [a, { mu }] of after.entries()) {
        for (const [b, { mu: other }] of after.entries()) {
          const [first = 0, second = 0] = [ranks[a], ranks[b]];
          if (first === second) expect(mu).toBeCloseTo(other, 9);
          if (first < second) expect(mu).toBeGreaterThan(other);
        }
      }
    }
  });

  test('do not depend on the seat', () => {
    for (const { before, ranks } of MATCHES) {
      const there = rateMatch(before, ranks);
      const back = rateMatch(before.toReversed(), ranks.toReversed()).toReversed();
      for (const [seat, { mu, sigma }] of there.entries()) {
        expect(back[seat]?.mu).toBeCloseTo(mu, 9);
        expect(back[seat]?.sigma).toBeCloseTo(sigma, 9);
      }
    }
  });

  test('rise for the sole winner and fall for the sole last', () => {
    for (const { before, ranks } of MATCHES) {
      const after = rateMatch(before, ranks);
      const alone = (rank: number) => (ranks.filter((other) => other === rank).length === 1 ? ranks.indexOf(rank) : -1);
      const [first, last] = [alone(1), alone(ranks.length)];
      if (first !== -1) expect(after[first]?.mu).toBeGreaterThan(before[first]?.mu ?? 0);
      if (last !== -1) expect(after[last]?.mu).toBeLessThan(before[last]?.mu ?? 0);
      for (const { mu, sigma } of after) expect(Number.isFinite(mu) && sigma > 0).toBe(true);
    }
  });

  test('move less for established players and for expected results', () => {
    const known: Skill = { mu: 25, sigma: 2, played: 50 };
    const strong: Skill = { mu: 35, sigma: 2, played: 50 };
    const gain = (me: Skill, other: Skill) => (rateMatch([me, other], [1, 2])[0]?.mu ?? 0) - me.mu;
    expect(gain(known, known)).toBeLessThan(gain(NEWCOMER, known));
    expect(gain(strong, known)).toBeLessThan(gain(known, strong));
  });
});

describe('a rating', () => {
  test('starts at 1500 and is provisional for ten matches', () => {
    expect(makeRating(NEWCOMER)).toMatchObject({ shown: 1500, deviation: 250, played: 0, isProvisional: true });
    expect(isProvisional({ mu: 25, sigma: 5, played: 9 })).toBe(true);
    expect(isProvisional({ mu: 25, sigma: 5, played: 10 })).toBe(false);
    expect(isProvisional({ mu: 25, sigma: 7.5, played: 10 })).toBe(true);
  });

  test('is established after ten matches of any number of players', () => {
    for (const count of [2, 3, 4, 5, 8]) {
      let skills: readonly Skill[] = Array.from({ length: count }, () => NEWCOMER);
      for (let n = 0; n < 10; n++) {
        skills = rateMatch(
          skills,
          skills.map((_, seat) => 1 + ((seat + n) % count)),
        );
      }
      for (const skill of skills) expect(isProvisional(skill)).toBe(false);
    }
  });
});
