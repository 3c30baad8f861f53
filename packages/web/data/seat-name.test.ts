import { expect, test } from 'vitest';
import { listNames, numberDuplicates } from './seat-name.ts';

test('names that are the same are told apart by a number', () => {
  expect(numberDuplicates(['Iris', 'Trader', 'Bo', 'Trader'])).toEqual(['Iris', 'Trader 1', 'Bo', 'Trader 2']);
});

test('in a list a name stands once, with how often', () => {
  expect(listNames(['Trader', 'Bo', 'Trader', 'Trader'])).toBe('Trader\u00A0×3, Bo');
});
