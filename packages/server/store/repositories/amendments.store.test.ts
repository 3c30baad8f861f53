import { afterEach, beforeEach, expect, test } from 'vitest';
import { STORED_DUEL } from '../../tests/stored-match.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/test-database.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';

const PACE = { kind: 'live', perMove: 30, bank: 0 } as const;
const DAYS = { kind: 'correspondence', perMove: 86_400, bank: 0 } as const;
const MATCH = { ...STORED_DUEL, id: 'm1', table: 't1', pace: PACE, epoch: 1_000, startedAt: 1_000 };

let place: TestDatabase;
let store: Store;
beforeEach(async () => {
  place = await makeTestDatabase();
  store = await openStore(place, { committed: () => {}, failed: () => {} });
  const table = {
    id: 't1',
    version: 0,
    game: 'crack-the-code',
    options: {},
    pace: PACE,
    open: false,
    rated: false,
    host: 'ann',
    seats: [],
    secret: '00',
    drawRepeats: 0,
    createdAt: 1,
  };
  await store.tables.add(table);
  await store.matches.begin(MATCH, { ...table, match: 'm1' }, undefined);
});
afterEach(async () => {
  await store.close();
  await place.clear();
});
const terms = async () => (await store.matches.find('m1'))?.amendments;
test('a match without amendments has none', async () => {
  expect(await terms()).toBeUndefined();
});

test('another time control takes substitutes away', async () => {
  await store.amendments.startCountdown('m1', { seat: 1, warnAt: 1, botAt: 2 });
  const row = { kind: 'offer', seq: 1, at: 20, by: 0, timeControl: DAYS, agreed: [0, 1] } as const;
  expect(await store.log.append({ match: 'm1', rows: [row], after: null, pace: DAYS })).toBe(true);
  expect(await store.matches.find('m1')).toMatchObject({ pace: DAYS, startPace: PACE });
  expect(await terms()).toBeUndefined();
  expect(await store.log.read('m1')).toEqual([row]);
});

test('starts one countdown, seats one substitute, and returns the seat once', async () => {
  await store.amendments.startCountdown('m1', { seat: 0, warnAt: 30, botAt: 90 });
  await store.amendments.startCountdown('m1', { seat: 0, warnAt: 40, botAt: 100 });
  expect((await terms())?.standins).toEqual([{ seat: 0, warnAt: 30, botAt: 90 }]);
  expect(await store.amendments.removeSubstitute('m1', 0)).toBe(false);
  await store.amendments.seatSubstitute('m1', 0, 'master');
  await store.amendments.seatSubstitute('m1', 0, 'apprentice');
  await store.amendments.cancelCountdown('m1', 0);
  expect((await terms())?.standins).toEqual([{ seat: 0, warnAt: 30, botAt: 90, bot: 'master' }]);
  expect(await store.amendments.removeSubstitute('m1', 0)).toBe(true);
  await store.amendments.seatSubstitute('m1', 0, 'master');
  expect(await terms()).toBeUndefined();
});

test('vacations keep their place in match time; a current one ends as planned', async () => {
  await store.amendments.startVacation({ player: 'ann', from: 2_000, until: 3_000 }, 0);
  expect(await store.amendments.startVacation({ player: 'ann', from: 4_000, until: 9_000 }, 0)).toBe(false);
  await store.amendments.startVacation({ player: 'ann', from: 4_000, until: 90_000 }, 1);
  await store.keyValues.set('alive_at', '4500');
  await store.keyValues.creditDowntime(500, {
    key: 'alive_at',
    previous: '4500',
    value: '5000',
    credited: 'credited_at',
  });
  expect((await store.matches.find('m1'))?.epoch).toBe(1_500);
  expect(await store.amendments.vacationsOf('ann')).toEqual([
    { player: 'ann', from: 2_500, until: 3_500 },
    { player: 'ann', from: 4_500, until: 90_000 },
  ]);
});

test('ending a vacation works once, and a deleted player has none', async () => {
  await store.amendments.startVacation({ player: 'ann', from: 1, until: 10 }, 0);
  await store.amendments.startVacation({ player: 'ann', from: 20, until: 100 }, 1);
  expect(await store.amendments.endVacation('ann', 50)).toBe(true);
  expect(await store.amendments.endVacation('ann', 60)).toBe(false);
  expect((await terms())?.holidays.map(({ until }) => until)).toEqual([10, 50]);
  await store.accounts.erase('ann', { at: 70, name: 'gone' });
  expect(await store.amendments.vacationsOf('ann')).toEqual([]);
});
