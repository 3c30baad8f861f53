import { expect, test } from 'vitest';
import { resultOf } from './result.ts';

test('rank 1 wins, equal ranks draw, others lose', () => {
  expect([0, 1].map((seat) => resultOf([1, 2], seat))).toEqual(['won', 'lost']);
  expect([0, 1].map((seat) => resultOf([1, 1], seat))).toEqual(['drew', 'drew']);
  expect([0, 1, 2].map((seat) => resultOf([1, 1, 3], seat))).toEqual(['won', 'won', 'lost']);
});
