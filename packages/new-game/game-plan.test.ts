import { describe, expect, test } from 'vitest';
import { parseName, parseSeats, prefixOf } from './game-plan.ts';

describe('names', () => {
  test.each([
    ['liars-dice', { id: 'liars-dice', title: 'Liars Dice' }],
    ["Liar's Dice", { id: 'liars-dice', title: "Liar's Dice" }],
    [' nim ', { id: 'nim', title: 'Nim' }],
  ])('%s', (typed, expected) => {
    expect(parseName(typed, [])).toEqual({ ok: true, value: expected });
  });

  test.each([
    '',
    '  ',
    '7up',
    'a/b',
    '../up',
    'é',
    '-x',
    'x-',
    'x',
    'x'.repeat(41),
    'a--b',
    'fake-crystal',
    'Fake Crystal',
  ])('refuses "%s"', (typed) => {
    expect(parseName(typed, ['fake-crystal']).ok).toBe(false);
  });
});

describe('seats', () => {
  test.each([
    ['2', { min: 2, max: 2 }],
    ['2-4', { min: 2, max: 4 }],
    ['3 - 8', { min: 3, max: 8 }],
  ])('%s', (typed, expected) => {
    expect(parseSeats(typed)).toEqual({ ok: true, value: expected });
  });

  test.each(['', 'two', '1', '0-2', '4-2', '2-9', '2-4-6', '-2'])('refuses "%s"', (typed) => {
    expect(parseSeats(typed).ok).toBe(false);
  });
});

test.each([
  ['liars-dice', 'LD'],
  ['nim', 'NI'],
  ['the-last-of-all', 'TLO'],
  ['go-7', 'GO'],
])('the rules of %s are called %s1, …', (id, prefix) => {
  expect(prefixOf({ id })).toBe(prefix);
});
