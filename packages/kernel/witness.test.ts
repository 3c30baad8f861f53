import { expect, test } from 'vitest';
import type { MatchRecord } from './record.ts';
import type { AnyRules } from './rules.ts';
import { sealOf } from './seal.ts';
import { compareWitness, type Witness } from './witness.ts';

/** A game in which seat 0 hides a word and reveals it; a move is `[salt, word]`. */
const rules = {
  id: 'hiding',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  setup: () => [],
  parseMove: (move: unknown) => ({ ok: true, value: move }),
  awaits: () => ({ seats: [0] }),
  apply: (_: unknown, { move }: { move: unknown }) => ({ ok: true, value: { state: move, events: [] } }),
  outcome: () => undefined,
  view: (state: unknown) => state,
  seals: ([salt, value]: readonly [string, string]) => [
    { seat: 0, seal: sealOf(salt, value), opened: { salt, value } },
  ],
} as unknown as AnyRules;

const record = (word: string, luck: Partial<MatchRecord['luck']> = {}): MatchRecord => ({
  sesame: 1,
  game: 'hiding',
  rules: 1,
  options: {},
  seats: ['Ann'],
  inputs: [{ at: 0, by: 0, move: ['salt', word] }],
  luck: { commitment: 'c', secret: '5a', contributions: [''], ...luck },
});
const witness: Witness = { commitment: 'c', draws: [], seals: [{ seat: 0, seal: sealOf('salt', 'word') }] };
const compared = (one: MatchRecord, seen = witness) => {
  const checks = compareWitness(rules, one, seen);
  return checks.ok ? checks.value.map(({ what, same }) => `${what} ${same}`) : checks.error.message;
};

test('a record that agrees with what was seen', () => {
  expect(compared(record('word'))).toEqual(['commitment true', 'seal true']);
});

test('a server that replaced its secret or a hidden value is found out', () => {
  expect(compared(record('word', { commitment: 'another' }))).toContain('commitment false');
  expect(compared(record('other'))).toContain('seal false');
});

test('what was not seen is not compared', () => {
  expect(compared(record('other'), { draws: [], seals: [] })).toEqual([]);
});
