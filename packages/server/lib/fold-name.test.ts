import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';

test.each([
  ['Ann', 'ann'],
  ['  Ann \t', 'ann'],
  ['ANN\u00a0LEE', 'ann lee'],
  ['Ann  Lee', 'ann lee'],
  ['\uff21nn', 'ann'],
  ['Zoe\u0308', 'zoë'],
  ['ÉLISE', 'élise'],
  ['\ufb01ona', 'fiona'],
])('%j is signed in as %j', (typed, key) => {
  expect(foldName(typed)).toBe(key);
  expect(foldName(key)).toBe(key);
});

test('different names stay different', () => {
  const names = ['Ann', 'Anne', 'An n', 'Ánn', 'Ann1'];
  expect(new Set(names.map(foldName)).size).toBe(names.length);
});
