import { expect, test } from 'vitest';
import { listNames, uniqueNames } from './seat-name.ts';

test.each([
  [
    ['Iris', 'Trader', 'Bo', 'Trader'],
    ['Iris', 'Trader', 'Bo', 'Trader (2)'],
  ],
  [
    ['Ann', 'Ann', 'Ann'],
    ['Ann', 'Ann (2)', 'Ann (3)'],
  ],
  [
    ['Ann', 'Ann', 'Ann (2)'],
    ['Ann', 'Ann (3)', 'Ann (2)'],
  ],
  [
    ['Ann (2)', 'Ann', 'Ann', 'Ann (2)'],
    ['Ann (2)', 'Ann', 'Ann (3)', 'Ann (2) (2)'],
  ],
])('the names %j are shown as %j', (names, shown) => {
  expect(uniqueNames(names)).toEqual(shown);
});

test('a list has each name once, with its count', () => {
  expect(listNames(['Trader', 'Bo', 'Trader', 'Trader'])).toBe('Trader\u00A0×3, Bo');
});
