import { expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import { standingOf } from './standing.ts';

const PLAYERS: Readonly<Record<string, object>> = {
  ann: {},
  guest: {},
  robo: { owner: 'ann' },
  gone: { leftAt: 5 },
};
const store = {
  players: { find: async (id: string) => PLAYERS[id] },
  accounts: { find: async (id: string) => (id === 'ann' ? {} : undefined) },
} as unknown as Pick<Store, 'players' | 'accounts'>;

test.each([
  ['an account', 'ann', { isRanked: true, isKept: true }],
  ['a guest', 'guest', { isRanked: false, isKept: false }],
  ['the bot of an account', 'robo', { isRanked: true, isKept: true }],
  ['a built-in bot', 'bot:crack-the-code:master', { isRanked: true, isKept: false }],
  ['somebody who has left', 'gone', { isRanked: true, isKept: false }],
  ['somebody unknown', 'nobody', { isRanked: false, isKept: false }],
])('whether %s is rated, and their rating kept', async (_, player, standing) => {
  expect(await standingOf(store, player)).toEqual(standing);
});
