import { expect, test } from 'vitest';
import { isProvisional, makeFixedRating, makeRating, NEWCOMER, pointsOf, shownOf, skillAt } from './rating-scale.ts';

test('newcomers are shown 1500, with 30 points per unit of skill', () => {
  expect(makeRating(NEWCOMER)).toMatchObject({ shown: 1500, deviation: 250, played: 0, isProvisional: true });
  expect([shownOf(26), shownOf(24.99)]).toEqual([1530, 1500]);
  expect([pointsOf(2), pointsOf(-0.5)]).toEqual([60, -15]);
  expect(shownOf(skillAt(1743).mu)).toBe(1743);
  expect(makeRating(skillAt(1743))).toMatchObject({ deviation: 60 });
});

test('a rating is provisional until the tenth match, and as long as it is uncertain', () => {
  const said = (played: number, sigma: number) => isProvisional({ mu: 25, sigma, played });
  expect([said(9, 5), said(10, 5), said(10, 7), said(10, 7.1)]).toEqual([true, false, false, true]);
  expect(makeFixedRating(skillAt(1700)).isProvisional).toBe(false);
});
