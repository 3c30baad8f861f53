import { expect, test } from 'vitest';
import { findPatterns, literalsIn } from './find-patterns.ts';
import { inspectPattern } from './inspect-pattern.ts';

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
  expect(inspectPattern(source)).toBe(expected);
});

test('patterns are found in sources, and what looks like them is not', () => {
  const divided = 'const a = 4 / 2 / 1; // not /this/';
  const inTemplate = ['return /z/.test(`$', '{b.split(/w/)}`);'].join('');
  const text = `${divided}\nconst b = text.replace(/[/]x/g, '/y/'); ${inTemplate}`;
  expect(literalsIn(text).map(({ source, flags }) => `${source} ${flags}`)).toEqual(['[/]x g', 'z ', 'w ']);
});

/** Slow only on texts far longer than they are ever given, with how long these are. */
const SHORT: Readonly<Record<string, string>> = {
  '^[^\\p{C}]*[^\\p{C}\\s][^\\p{C}]*$': 'names: 60 letters',
  '^Bearer *(.*)$': 'a header: it cannot fail behind the first repetition',
  '=+$': 'hashes of our own: 86 letters',
  '\\.[a-z0-9]+$': 'an address: from each dot to the next',
};

/** Stems of words are taken of words that a dictionary has. */
const found = findPatterns([
  'packages/{server,protocol,kernel}/**/*.ts',
  'packages/games/*/rules/**/*.ts',
  'packages/games/*/bots/**/*.ts',
]).filter(({ file }) => !file.includes('/stems/'));

test('the house runs no expression that is slow on what others may send', () => {
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ source }) => inspectPattern(source) === 'exponential')).toEqual([]);
  const slow = found.filter(({ source }) => inspectPattern(source) === 'polynomial');
  expect(slow.filter(({ source }) => !(source in SHORT))).toEqual([]);
  expect(Object.keys(SHORT).filter((source) => !slow.some((one) => one.source === source))).toEqual([]);
});

test('all of them are regular expressions', () => {
  for (const { source, flags } of found) expect(() => new RegExp(source, flags)).not.toThrow();
});
