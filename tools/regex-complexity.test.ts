import { expect, test } from 'vitest';
import { findRegexes, literalsIn } from './find-regexes.ts';
import { regexComplexity } from './regex-complexity.ts';

test.each([
  ['^(a+)+$', 'exponential'],
  ['^(a|a)*$', 'exponential'],
  ['^(?:\\w{1,9})*x', 'exponential'],
  ['^([a-z]+,)*$', 'exponential'],
  ['^(,[a-z,]{1,9}){0,99}$', 'exponential'],
  ['^(,[a-z]{1,9}){0,99}$', undefined],
  ['^([0-9a-f]{2})*$', undefined],
  ['^a*a*$', 'polynomial'],
  ['^[^,]*,[^,]*$', undefined],
  ['a+$', 'polynomial'],
  ['^(lobby|me|(table|chat):[a-z]{1,40})$', undefined],
  ['\\.[a-z0-9]+$', 'polynomial'],
])('%s is %s', (source, expected) => {
  expect(regexComplexity(source)).toBe(expected);
});

test('literals are found in sources, and text that looks like them is not', () => {
  const divided = 'const a = 4 / 2 / 1; // not /this/';
  const inTemplate = ['return /z/.test(`$', '{b.split(/w/)}`);'].join('');
  const text = `${divided}\nconst b = text.replace(/[/]x/g, '/y/'); ${inTemplate}`;
  expect(literalsIn(text).map(({ source, flags }) => `${source} ${flags}`)).toEqual(['[/]x g', 'z ', 'w ']);
});

/** Polynomial, but only applied to short texts; with the reason. */
const KNOWN_POLYNOMIAL: Readonly<Record<string, string>> = {
  '^[^\\p{C}]*[^\\p{C}\\s][^\\p{C}]*$': 'names: 60 characters',
  '^Bearer *(.*)$': 'a header: it cannot fail after the first repetition',
  '=+$': 'our own hashes: 86 characters',
  '\\.[a-z0-9]+$': 'a path: from each dot to the next',
};

/** Stemmers run only on words of the dictionary. */
const found = findRegexes([
  'packages/{server,protocol,kernel}/**/*.ts',
  'packages/games/*/rules/**/*.ts',
  'packages/games/*/bots/**/*.ts',
]).filter(({ file }) => !file.includes('/stems/'));

test('no expression is slow on untrusted input', () => {
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ source }) => regexComplexity(source) === 'exponential')).toEqual([]);
  const slow = found.filter(({ source }) => regexComplexity(source) === 'polynomial');
  expect(slow.filter(({ source }) => !(source in KNOWN_POLYNOMIAL))).toEqual([]);
  expect(Object.keys(KNOWN_POLYNOMIAL).filter((source) => !slow.some((one) => one.source === source))).toEqual([]);
});

test('all of them are valid regular expressions', () => {
  for (const { source, flags } of found) expect(() => new RegExp(source, flags)).not.toThrow();
});
