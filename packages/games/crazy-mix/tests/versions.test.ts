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

test('CM41 a record replays by the version that it names, and by no other', () => {
  expect(faultOf(read('version-1-two-early-mix'))).toBeUndefined();
  expect(faultOf({ ...read('version-1-two-early-mix'), rules: 2 })).toBe('too-early');
  expect(faultOf({ ...read('two-early-mix'), rules: 3 })).toBe('unknown-rules');
});

test('CM41 a record of version 1 with an option that is newer follows version 2', () => {
  expect(faultOf({ ...read('two-early-mix'), rules: 1, options: { ready: false } })).toBeUndefined();
  expect(faultOf({ ...read('ready-breaks-and-late-tries'), rules: 1 })).toBeUndefined();
});
