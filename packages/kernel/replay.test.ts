import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lantern } from './lantern.fixture.ts';
import type { MatchRecord } from './record.ts';
import { replay, sameJson } from './replay.ts';

/** A round of two: Ann's six and three beat Bo's two and five. */
const record: MatchRecord = {
  sesame: 1,
  game: 'lantern',
  rules: 1,
  options: { rounds: 1 },
  seats: ['Ann', 'Bo'],
  inputs: [
    { at: 0, by: 'chance', move: { type: 'deal', wicks: [6, 2] } },
    { at: 900, by: 1, move: { type: 'set', flame: 5 } },
    { at: 1000, by: 0, move: { type: 'set', flame: 3 } },
    { at: 1000, by: 0, move: { type: 'light' } },
    { at: 60_000, by: 'clock', move: { type: 'gust' } },
  ],
  outcome: { ranks: [1, 2], scores: [1, 0] },
};

const replaced = (ply: number, input: unknown): MatchRecord => ({
  ...record,
  inputs: record.inputs.with(ply - 1, input as MatchRecord['inputs'][number]),
});

test('a record is replayed from its set-up, ply by ply', () => {
  const replayed = replay(lantern, record);
  expect(replayed).toMatchObject({ ok: true, value: { outcome: { ranks: [1, 2], scores: [1, 0] } } });
  const positions = replayed.ok ? replayed.value.positions : [];
  expect(positions.map(({ ply, input }) => [ply, input?.by])).toEqual([
    [0, undefined],
    [1, 'chance'],
    [2, 1],
    [3, 0],
    [4, 0],
    [5, 'clock'],
  ]);
  expect(positions[5]?.events).toEqual([
    { to: 'all', event: { type: 'lit', seats: [1] } },
    { to: 'all', event: { type: 'shown', brightness: [9, 7] } },
  ]);
});

test('a record of a running match needs no outcome', () => {
  const { outcome: _, ...rest } = record;
  const replayed = replay(lantern, { ...rest, inputs: record.inputs.slice(0, 3) });
  expect(replayed).toMatchObject({ ok: true, value: { outcome: undefined } });
});

describe('an error names its ply and reason', () => {
  const after = { at: 60_001, by: 0, move: { type: 'light' } };
  const cases: readonly (readonly [string, MatchRecord, number, string])[] = [
    ['other rules', { ...record, rules: 2 }, 0, 'unknown-rules'],
    ['too many seats', { ...record, seats: ['Ann', 'Bo', 'Cy', 'Di'] }, 0, 'wrong-seats'],
    ['options out of range', { ...record, options: { rounds: 9 } }, 0, 'malformed'],
    ['no input', replaced(1, 'deal'), 1, 'malformed'],
    ['no such seat', replaced(2, { at: 900, by: 2, move: { type: 'light' } }), 2, 'malformed'],
    ['no such move', replaced(3, { at: 1000, by: 0, move: { type: 'shine' } }), 3, 'malformed'],
    ['a move that is refused', replaced(4, { at: 1000, by: 0, move: { type: 'peek', seat: 0 } }), 4, 'wrong-seat'],
    ['back in time', replaced(3, { at: 899, by: 0, move: { type: 'set', flame: 3 } }), 3, 'back-in-time'],
    ['a seat before chance', replaced(1, { at: 0, by: 0, move: { type: 'light' } }), 1, 'chance-first'],
    ['chance out of order', replaced(2, { at: 900, by: 'chance', move: { type: 'wick', wick: 1 } }), 2, 'no-chance'],
    ['the clock too early', replaced(5, { at: 59_999, by: 'clock', move: { type: 'gust' } }), 5, 'too-early'],
    ['after the end', { ...record, inputs: [...record.inputs, after] }, 6, 'match-over'],
    ['another outcome', { ...record, outcome: { ranks: [2, 1], scores: [0, 1] } }, 5, 'wrong-outcome'],
    ['an outcome before the end', { ...record, inputs: record.inputs.slice(0, 4) }, 4, 'wrong-outcome'],
  ];
  test.each(cases)('%s', (_, faulty, ply, code) => {
    expect(replay(lantern, faulty)).toMatchObject({ ok: false, error: { ply, code, message: expect.any(String) } });
  });
});

test('a forfeit may come before its time is up', () => {
  const forfeited = replay(lantern, {
    ...record,
    inputs: [...record.inputs.slice(0, 2), { at: 901, by: 'clock', move: { type: 'forfeit', seat: 0 } }],
    outcome: { ranks: [2, 1], scores: [0, 0] },
  });
  expect(forfeited).toMatchObject({ ok: true });
});

test('an outcome nested a hundred thousand levels deep is refused without a crash', () => {
  const deep = JSON.parse(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`);
  expect(replay(lantern, { ...record, outcome: deep })).toMatchObject({ ok: false, error: { code: 'wrong-outcome' } });
});

describe('the same as JSON', () => {
  test.each([
    [
      { a: 1, b: [2, { c: 3 }] },
      { b: [2, { c: 3 }], a: 1 },
    ],
    [{ a: 1, b: undefined }, { a: 1 }],
    [[], []],
  ])('%j and %j', (a, b) => {
    expect(sameJson(a, b)).toBe(true);
    expect(sameJson(b, a)).toBe(true);
  });

  test.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [null, {}],
    [0, '0'],
    [{ toString: 1 }, {}],
  ])('%j is not %j', (a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });

  test('a value is equal to its JSON round trip', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(sameJson(json, JSON.parse(JSON.stringify(json)))).toBe(true);
      }),
    );
  });
});
