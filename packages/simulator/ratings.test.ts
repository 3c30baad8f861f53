import { expectedScore, makeRng } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { fitRatings } from './ratings.ts';

/** Points of a round robin between players of these ratings. */
const play = (ratings: readonly number[], matches: number) => {
  const rng = makeRng('test');
  const points = ratings.map(() => ratings.map(() => 0));
  for (const [a, own] of ratings.entries()) {
    for (const [b, other] of ratings.entries()) {
      if (b <= a) continue;
      const wins = Array.from({ length: matches }, () => rng() / 2 ** 32 < expectedScore(own - other)).filter(Boolean);
      Object.assign(points[a] ?? [], { [b]: wins.length });
      Object.assign(points[b] ?? [], { [a]: matches - wins.length });
    }
  }
  return { points, matches };
};

describe('fitted ratings', () => {
  const truth = [1300, 1400, 1560, 1740];
  const fitted = fitRatings(play(truth, 1000), 'test');

  test('come close to the true ones', () => {
    for (const [i, { rating }] of fitted.entries()) expect(Math.abs(rating - (truth[i] ?? 0))).toBeLessThan(30);
  });

  test('have the true ones in their intervals, which shrink with the number of matches', () => {
    for (const [i, { low, high }] of fitted.entries()) {
      expect(low).toBeLessThan(truth[i] ?? 0);
      expect(high).toBeGreaterThan(truth[i] ?? 0);
    }
    const widthOf = ([first]: readonly { low: number; high: number }[]) => (first?.high ?? 0) - (first?.low ?? 0);
    expect(widthOf(fitted)).toBeLessThan(0.5 * widthOf(fitRatings(play(truth, 100), 'test')));
  });

  test('are finite for somebody who lost every match', () => {
    const [lost, won] = fitRatings(
      {
        points: [
          [0, 0],
          [20, 0],
        ],
        matches: 20,
      },
      'test',
    );
    expect(lost?.rating).toBeGreaterThan(500);
    expect(won?.rating).toBeGreaterThan(lost?.rating ?? Number.POSITIVE_INFINITY);
  });
});

test('400 points are odds of ten to one', () => {
  expect(expectedScore(400)).toBeCloseTo(10 / 11);
  expect(expectedScore(0)).toBe(0.5);
});
