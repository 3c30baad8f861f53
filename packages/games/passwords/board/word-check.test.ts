import { expect, test } from 'vitest';
import type { View } from '../rules/state.ts';
import { wouldFill } from './walk-options.ts';
import { checkWord } from './word-check.ts';

const CIRCLE = ['C', 'A', null, 'T'].map(
  (letter, i) => letter && { letter, spaces: 3, stones: Array.from({ length: i }, () => 0) },
) as unknown as View['circle'];
const VIEW = {
  circle: CIRCLE,
  turns: [
    { type: 'wrong', seat: 0, word: 'tac' },
    { type: 'password', seat: 1, word: 'cat' },
  ],
  options: { language: 'en' },
} as unknown as View;

test.each([
  ['', { type: 'empty' }],
  ['cat’s', { type: 'joined' }],
  ['a-c', { type: 'joined' }],
  ['bat', { type: 'no-safe', letter: 'B' }],
  ['t', { type: 'short' }],
  ['ta', { type: 'open' }],
  ['tact', { type: 'open' }],
])('%j is told without the dictionary', (word, check) => {
  expect(checkWord(VIEW, word)).toEqual(check);
});

test('an earlier word rules itself out, and it is told whose it was', () => {
  expect(checkWord(VIEW, 'cat')).toMatchObject({ type: 'fault', by: 1 });
});

test('one more stone fills a safe that has a single space left', () => {
  expect([0, 1, 2, 3, 9].map((place) => wouldFill(CIRCLE, place))).toEqual([false, false, false, true, false]);
  const almost = CIRCLE.with(0, { letter: 'C', spaces: 1, stones: [] } as unknown as (typeof CIRCLE)[number]);
  expect(wouldFill(almost, 0)).toBe(true);
});
