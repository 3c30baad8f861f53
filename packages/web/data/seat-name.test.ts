import { expect, test } from 'vitest';
import { listNames, numberDuplicates } from './seat-name.ts';

test('equal names are numbered', () => {
  expect(numberDuplicates(['Iris', 'Trader', 'Bo', 'Trader'])).toEqual(['Iris', 'Trader 1', 'Bo', 'Trader 2']);
});

test('a list has each name once, with its count', () => {
  expect(listNames(['Trader', 'Bo', 'Trader', 'Trader'])).toBe('Trader\u00A0×3, Bo');
});
