import { expect, test } from 'vitest';
import { growthBetween, growthRow, isAtMostLinear } from './growth-rows.ts';

test.each([
  ['ten times more costs ten times as much', 10, 100, 1, true],
  ['it costs the same', 10, 10, 0.1, true],
  ['it grows as the square', 10, 1_000, 10, false],
  ['a little more than linear may be noise', 10, 120, 1.2, true],
  ['more than that is not', 10, 130, 1.3, false],
])('%s', (_, before, after, growth, holds) => {
  const found = growthBetween({ size: 5, cost: before }, { size: 50, cost: after });
  expect(found).toBeCloseTo(growth);
  expect(isAtMostLinear(found)).toBe(holds);
});

test('a row says whether it holds', () => {
  const small = { size: 500, cost: 1.2345 };
  expect(growthRow({ what: 'a', unit: 's', small, large: { size: 5_000, cost: 50 } })).toMatchObject({
    value: 1.23,
    'value then': 50,
    growth: 4.05,
    'at most linear': 'NO',
  });
});
