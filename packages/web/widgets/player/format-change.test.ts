import { expect, test } from 'vitest';
import { formatChange } from './format-change.ts';

test('a change has its sign', () => {
  expect([12, -8, 0].map(formatChange)).toEqual(['+12', '−8', '±0']);
});
