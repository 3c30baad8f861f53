import { below, makeRng, shuffled } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { tableRounds } from '../formats/table-rounds.ts';
import type { Meeting } from '../meeting.ts';
import { standingsOf } from '../standings/standings.ts';
import { historyOf } from './history.ts';
import { pairTables, tableSizes } from './table-rounds.ts';

test.each([
  [9, 3, 2, [3, 3, 3], 0],
  [10, 4, 2, [4, 3, 3], 0],
  [5, 4, 2, [3, 2], 0],
  [5, 4, 3, [4], 1],
  [3, 5, 2, [3], 0],
  [7, 3, 2, [3, 2, 2], 0],
  [7, 3, 3, [3, 3], 1],
  [2, 8, 3, [], 2],
])('%i players at tables of %i, at least %i: %j, %i rest', (players, size, min, sizes, resting) => {
  expect(tableSizes(players, { size, min })).toEqual({ sizes, resting });
});

/** Rounds at tables with random results. */
const playTables = (seed: string, players: number, { size, rounds }: { size: number; rounds: number }) => {
  const rng = makeRng(seed);
  const order = Array.from({ length: players }, (_, i) => i + 1);
  const meetings: Meeting[] = [];
  for (let round = 1; round <= rounds; round++) {
    const standing = standingsOf(tableRounds.tieBreaks, order, meetings).map(({ entrant }) => entrant);
    for (const seats of pairTables(standing, historyOf(meetings), { size, min: 2, seed: `${seed} ${round}` })) {
      meetings.push({
        round,
        seats,
        ranks: shuffled(
          rng,
          seats.map((_, i) => i + 1),
        ),
      });
    }
    const seated = meetings.filter((meeting) => meeting.round === round).flatMap(({ seats }) => seats);
    expect(seated.toSorted((a, b) => a - b)).toEqual(order);
  }
  return { order, meetings, history: historyOf(meetings) };
};

const repeats = ({ order, history }: ReturnType<typeof playTables>) =>
  order
    .flatMap((a) => order.filter((b) => b < a).map((b) => Math.max(0, history.met(a, b) - 1)))
    .reduce((sum, n) => sum + n, 0);

describe('rounds at tables', () => {
  test('seat everybody once per round, at tables that differ by at most one', () => {
    for (let n = 0; n < 60; n++) {
      const rng = makeRng(`shape ${n}`);
      const size = 3 + below(rng, 6);
      const { meetings } = playTables(`shape ${n}`, 4 + below(rng, 40), { size, rounds: 4 });
      for (let round = 1; round <= 4; round++) {
        const sizes = meetings.filter((meeting) => meeting.round === round).map(({ seats }) => seats.length);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(size);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }
    }
  });

  test.each([
    [9, 3, 2],
    [12, 3, 3],
    [16, 4, 2],
    [27, 3, 6],
    [64, 4, 6],
    [128, 4, 8],
  ])('of %i at tables of %i bring nobody together twice in %i rounds', (players, size, rounds) => {
    for (let n = 0; n < 3; n++) expect(repeats(playTables(`new ${n}`, players, { size, rounds }))).toBe(0);
  });

  test('repeat few meetings where some are unavoidable', () => {
    // Eight at tables of four: each table of a round must bring two old pairs together, or four the round after.
    expect(repeats(playTables('few', 8, { size: 4, rounds: 3 }))).toBeLessThanOrEqual(12);
  });

  test('seat similar standings together', () => {
    const tables = pairTables([1, 2, 3, 4, 5, 6, 7, 8, 9], historyOf([]), { size: 3, min: 2, seed: 's' });
    expect(tables.map((table) => table.toSorted())).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]);
  });

  test('are the same for the same seed', () => {
    expect(playTables('same', 17, { size: 4, rounds: 5 }).meetings).toEqual(
      playTables('same', 17, { size: 4, rounds: 5 }).meetings,
    );
  });
});
