import { readFileSync } from 'node:fs';
import { type AnyRules, type MatchRecord, replay } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';

const read = (name: string): MatchRecord =>
  JSON.parse(readFileSync(new URL(`./golden/${name}.json`, import.meta.url), 'utf8'));
const faultOf = (record: MatchRecord) => {
  const replayed = replay(rules as unknown as AnyRules, record);
  return replayed.ok ? undefined : replayed.error.code;
};

test('XC44 a record replays by the version that it names, and by no other', () => {
  expect(faultOf(read('version-1-shortage-4'))).toBeUndefined();
  expect(faultOf({ ...read('version-1-shortage-4'), rules: 2 })).toBeDefined();
  expect(faultOf({ ...read('shortage-4'), rules: 1 })).toBeDefined();
  expect(faultOf({ ...read('shortage-4'), rules: 3 })).toBe('unknown-rules');
});

test('XC44 a record of version 1 with an option that is newer follows version 2', () => {
  expect(faultOf({ ...read('shortage-4'), rules: 1, options: { untimed: false } })).toBeUndefined();
});
