import { expect, test } from 'vitest';
import { en } from '../../locales/en.ts';
import { resultText } from './result-text.ts';

const { result } = en;

test.each([
  ['the winner of two', 0, [1, 2], result.won],
  ['the loser of two', 1, [1, 2], result.lost],
  ['one of two equals', 0, [1, 1], result.draw],
  ['one of three equals', 2, [1, 1, 1], result.draw],
  ['one of two winners among three', 0, [1, 1, 3], result.won],
  ['one of two last among three', 2, [1, 2, 2], result.rank(2, 3)],
  ['a spectator', null, [1, 2], result.watched],
] as const)('the result of %s', (_, you, ranks, text) => {
  expect(resultText(en, you, ranks)).toBe(text);
});
