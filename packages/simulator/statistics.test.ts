import { expect, test } from 'vitest';
import { meanOf, quantile, shareOf } from './statistics.ts';

/** From published tables of the Wilson score interval. */
test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [81, 263, 0.2553, 0.3662],
])('Wilson interval of %d out of %d is %d to %d', (count, trials, low, high) => {
  const share = shareOf(count, trials);
  expect(share.rate).toBe(count / trials);
  expect(share.low).toBeCloseTo(low, 3);
  expect(share.high).toBeCloseTo(high, 3);
});

test('without trials the interval is 0 to 1', () => {
  expect(shareOf(0, 0)).toEqual({ count: 0, rate: 0, low: 0, high: 1 });
});

test('quantiles are values of the list', () => {
  const numbers = [50, 10, 40, 20, 30];
  expect([0, 0.2, 0.5, 0.99, 1].map((share) => quantile(numbers, share))).toEqual([10, 10, 30, 50, 50]);
  expect(quantile([], 0.5)).toBe(0);
});

test('mean', () => {
  expect(meanOf([1, 2, 6])).toBe(3);
  expect(meanOf([])).toBe(0);
});
