import { expect, test } from 'vitest';
import type { LogRow } from '../store/store.ts';
import { loadDuel } from '../tests/stored-match.ts';
import { loadMatch } from './load-match.ts';
import { maySit, summaryOf } from './match-summary.ts';

const LIVE = { kind: 'live', perMove: 60, bank: 0 } as const;
const HIDDEN: readonly LogRow[] = [{ seq: 1, at: 5_000, by: 0, move: { type: 'hide', code: 'rrybw' } }];

test('a match in a list says whose turn it is and whose clock runs, until somebody has ended it', async () => {
  const { rules, stored } = await loadDuel();
  const match = loadMatch({ ...stored, pace: LIVE, epoch: 1_000 }, rules, HIDDEN);
  const seen = () =>
    ['ann', 'bo', 'cleo', undefined].map((player) => {
      const { you, yourTurn, due, othersDue, endedAt } = summaryOf(match, player);
      return { you, yourTurn, due, othersDue, endedAt };
    });
  const none = { due: undefined, othersDue: undefined, endedAt: undefined };
  const watching = { ...none, you: null, yourTurn: false, othersDue: 61_000 };
  expect(seen()).toEqual([
    { ...none, you: 0, yourTurn: false, othersDue: 61_000 },
    { ...none, you: 1, yourTurn: true, due: 61_000 },
    watching,
    watching,
  ]);
  match.committed = { ...match.committed, end: { at: 8_000, note: '' } };
  expect(seen().map(({ yourTurn, endedAt }) => [yourTurn, endedAt])).toEqual(Array(4).fill([false, 9_000]));
});

test('a player may act for their own seat and for those on their device', async () => {
  const { stored } = await loadDuel();
  const match = { ...stored, seats: [...stored.seats, { name: 'Dee', player: 'dee', device: 'ann' }] };
  const mine = (player: string) => [0, 1, 2, 3].filter((seat) => maySit(match, seat, player));
  expect(['ann', 'bo', 'dee', 'cleo'].map(mine)).toEqual([[0, 2], [1], [2], []]);
});
