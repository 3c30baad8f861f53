import { expect, test } from 'vitest';
import type { RoomMatchRow, StoredRoom } from '../../store/repositories/rooms.ts';
import type { Chair, StoredTable } from '../../store/store.ts';
import { loadDuel } from '../../tests/stored-match.ts';
import { currentTable, type PublicRoomDeps, publicRoom } from './public-room.ts';

const { rules } = await loadDuel();
const ROOM: StoredRoom = {
  ...{ code: 'ABCD', version: 1, tables: ['t1', 't2'], usedAt: 0 },
  members: [
    { player: 'ann', name: 'Ann', asks: ['bo'] },
    { player: 'bo', name: 'Bo', watching: true, asks: ['end-of-match'] },
    { player: 'dee', name: 'Dee', device: 'ann' },
  ],
};
const person = (player: string): Chair => ({ kind: 'person', player, name: player });
const TABLE = {
  id: 't2',
  seats: [person('ann'), { kind: 'bot', bot: 'master' }, person('dee')],
} as unknown as StoredTable;
const match = (id: string, more: Partial<RoomMatchRow> = {}): RoomMatchRow => ({
  ...{ id, table: 't1', game: 'crack-the-code' },
  seats: [
    { name: 'Ann', player: 'ann' },
    { name: 'Bo', player: 'bo' },
  ],
  ...more,
});
const ended = (id: string, ranks: readonly number[]) => match(id, { outcome: { ranks }, endedAt: 9 });

const deps = (table: StoredTable | undefined, matches: readonly RoomMatchRow[]): PublicRoomDeps =>
  ({
    store: {
      tables: { find: async (id: string) => (id === 't2' ? table : undefined) },
      rooms: { matchesOf: async (tables: readonly string[]) => matches.filter((one) => tables.includes(one.table)) },
    },
    games: { rulesOf: (game: string) => (game === 'crack-the-code' ? rules : undefined) },
    presence: { isOnline: (player: string) => player === 'ann' },
  }) as unknown as PublicRoomDeps;

test('members are shown with their points, who asks for what, and whether their device is here', async () => {
  const { members, ...room } = await publicRoom(deps(TABLE, [ended('m1', [1, 2]), ended('m2', [1, 1])]), ROOM);
  expect(members).toEqual([
    { player: 'ann', name: 'Ann', online: true, points: 1.5, played: 2 },
    { player: 'bo', name: 'Bo', online: false, watching: true, removalAskedBy: ['ann'], points: 0.5, played: 2 },
    { player: 'dee', name: 'Dee', online: true, device: 'ann', points: 0, played: 0 },
  ]);
  expect(room).toMatchObject({ code: 'ABCD', opener: 'ann', endAskedBy: ['bo'], seated: ['ann', 'dee'], table: 't2' });
  expect(room).not.toHaveProperty('match');
  expect(room).not.toHaveProperty('next');
});

test('the last results are listed, the newest first, without matches that have none', async () => {
  const matches = [...Array.from({ length: 21 }, (_, i) => ended(`m${i + 1}`, [1, 2])), match('running')];
  const room = await publicRoom(deps(TABLE, matches), ROOM);
  expect([room.ended.length, room.ended[0]?.match, room.ended.at(-1)?.match]).toEqual([20, 'm21', 'm2']);
  expect(room.ended[0]).toMatchObject({ ranks: [1, 2], game: 'crack-the-code' });
});

test('who plays next is shown for a game that is here', async () => {
  const next = { game: 'crack-the-code', options: {}, bots: ['master'] };
  const shown = async (game: string) => (await publicRoom(deps(TABLE, []), { ...ROOM, next: { ...next, game } })).next;
  expect(await shown('crack-the-code')).toMatchObject({
    ...next,
    players: expect.any(Array),
    canStart: expect.any(Boolean),
  });
  expect(await shown('chess')).toBeUndefined();
});

test('the last table is the current one, until it is closed or its match has ended', async () => {
  const current = (table: StoredTable | undefined, matches: readonly RoomMatchRow[] = []) =>
    currentTable(deps(table, matches).store, ROOM);
  const seated = { table: 't2', players: ['ann', 'dee'] };
  expect(await current(TABLE)).toEqual(seated);
  expect(await current(TABLE, [match('m', { table: 't2' })])).toEqual({ ...seated, match: 'm' });
  expect(await current(TABLE, [match('m', { table: 't2', endedAt: 0 })])).toBeUndefined();
  expect(await current(TABLE, [ended('m', [1, 2])])).toEqual(seated);
  expect(await current({ ...TABLE, closedAt: 0 })).toBeUndefined();
  expect(await current(undefined)).toBeUndefined();
  expect(await currentTable(deps(TABLE, []).store, { tables: [] })).toBeUndefined();
});
