import { expect, test } from 'vitest';
import { growthRatio, growthRow, isAtMostLinear } from './growth-rows.ts';

test.each([
  ['ten times the size at ten times the cost', 10, 100, 1, true],
  ['the cost stays the same', 10, 10, 0.1, true],
  ['the cost grows quadratically', 10, 1_000, 10, false],
  ['slightly more than linear may be noise', 10, 120, 1.2, true],
  ['more than the noise is superlinear', 10, 130, 1.3, false],
])('%s', (_, before, after, growth, holds) => {
  const found = growthRatio({ size: 5, cost: before }, { size: 50, cost: after });
  expect(found).toBeCloseTo(growth);
  expect(isAtMostLinear(found)).toBe(holds);
});

test('a row says whether the growth is at most linear', () => {
  const small = { size: 500, cost: 1.2345 };
  expect(growthRow({ what: 'a', unit: 's', small, large: { size: 5_000, cost: 50 } })).toMatchObject({
    value: 1.23,
    'value at larger size': 50,
    growth: 4.05,
    'at most linear': 'NO',
  });
});
