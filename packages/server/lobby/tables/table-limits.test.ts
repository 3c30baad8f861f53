import { expect, test } from 'vitest';
import { makeTableLimits, OPEN_TABLE_LIFETIME_MS } from './table-limits.ts';

const NOW = 2 * OPEN_TABLE_LIFETIME_MS;

/** What somebody is answered who has so many tables and matches, of two and three at most. */
const ask = async (tables: number, matches: number) => {
  const limits = makeTableLimits({
    store: {
      tables: { countWaiting: async (_, since) => (since === NOW - OPEN_TABLE_LIFETIME_MS ? tables : Number.NaN) },
      matches: { countRunning: async () => matches },
    },
    limits: { waitingTablesPerPlayer: 2, runningMatchesPerPlayer: 3 },
    now: () => NOW,
  });
  const [open, play] = [await limits.mayOpen('ann'), await limits.mayPlay('ann')];
  return [open, play].map((answer) => (answer.ok ? 'ok' : answer.error.code));
};

test('a player has so many tables and matches at once, and no more', async () => {
  expect(await ask(1, 2)).toEqual(['ok', 'ok']);
  expect(await ask(2, 2)).toEqual(['too-many-tables', 'ok']);
  expect(await ask(1, 3)).toEqual(['too-many-matches', 'too-many-matches']);
});
