import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store, StoredMatch, StoredTable } from '../store/store.ts';
import { openTestStore } from '../tests/test-database.ts';
import { removeUnused } from './expiry.ts';

const DAY_MS = 86_400_000;
const NOW = 100 * DAY_MS;
const LONG_AGO = NOW - 31 * DAY_MS;
const RECENTLY = NOW - 29 * DAY_MS;
const PACE = { kind: 'none', perMove: 0, bank: 0 } as const;

let store: Store;
let clear: () => Promise<void>;
beforeEach(async () => {
  ({ store, clear } = await openTestStore());
});
afterEach(() => clear());

const table = (id: string, createdAt: number, host: string): StoredTable => ({
  id,
  version: 0,
  game: 'crack-the-code',
  options: {},
  pace: PACE,
  open: true,
  rated: false,
  host,
  seats: [{ kind: 'person', player: host, name: host }, { kind: 'open' }],
  secret: '00',
  drawRepeats: 0,
  createdAt,
});
const matchAt = (table: string, player: string): StoredMatch => ({
  id: `match at ${table}`,
  table,
  game: 'crack-the-code',
  rules: 1,
  options: {},
  pace: PACE,
  rated: false,
  seats: [{ name: player, player }],
  secret: '00',
  contributions: [''],
  epoch: LONG_AGO,
  startedAt: LONG_AGO,
});
const addGuest = async (id: string, seenAt: number) => {
  await store.players.add({ id, name: id, createdAt: LONG_AGO });
  await store.sessions.add({ id: `session of ${id}`, player: id, createdAt: LONG_AGO, seenAt, agent: '' });
};
const expire = () => removeUnused({ store, now: () => NOW, log: { info: () => {}, error: () => {} } });
const isThere = async (id: string) => (await store.players.find(id)) !== undefined;

test('tables at which no match began go after a month, with their chat', async () => {
  await store.tables.add(table('old', LONG_AGO, 'ann'));
  await store.tables.add(table('new', RECENTLY, 'ann'));
  const played = table('played', LONG_AGO, 'ann');
  await store.matches.beginNew(matchAt('played', 'ann'), { ...played, match: 'match at played' }, undefined);
  for (const at of ['old', 'new', 'played']) {
    await store.chat.add(at, { at: 1, player: 'ann', name: 'Ann', text: 'Hello', key: at, guest: true });
  }
  await expire();
  const left = await Promise.all(['old', 'new', 'played'].map((id) => store.tables.find(id)));
  expect(left.map((one) => one?.id)).toEqual([undefined, 'new', 'played']);
  const lines = await Promise.all(['old', 'new', 'played'].map((id) => store.chat.read(id, 0, 10)));
  expect(lines.map(({ length }) => length)).toEqual([0, 1, 1]);
});

test('guests who did nothing and stayed away go, everybody else stays', async () => {
  const gone = ['gone', 'opened a table'];
  const stay = ['came back', 'account', 'played', 'wrote', 'befriended', 'solved'];
  for (const id of [...gone, ...stay]) await addGuest(id, id === 'came back' ? RECENTLY : LONG_AGO);
  await store.tables.add(table('old', LONG_AGO, 'opened a table'));
  await store.accounts.setName('account', {
    name: 'Account',
    nameKey: 'account',
    skeleton: 'account',
    password: 'hash',
    at: LONG_AGO,
  });
  const played = { ...table('played', LONG_AGO, 'played'), match: 'match at played' };
  await store.matches.beginNew(matchAt('played', 'played'), played, undefined);
  await store.chat.add('played', { at: 1, player: 'wrote', name: 'W', text: 'Hello', key: 'key', guest: true });
  await store.friends.addFriend('befriended', 'account', LONG_AGO);
  await store.dailies.open({ game: 'crystal-code', day: '1970-03-01', player: 'solved' }, LONG_AGO, 'en');

  await expire();
  for (const id of gone) expect(await isThere(id), id).toBe(false);
  for (const id of stay) expect(await isThere(id), id).toBe(true);
  expect(await store.sessions.find('session of gone')).toBeUndefined();
  expect(await store.sessions.find('session of played')).toBeDefined();
});
