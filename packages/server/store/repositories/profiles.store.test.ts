import type { MatchFilter } from '@sesame/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSettlementWorker } from '../../competition/ratings/settle.ts';
import { addEnded, type EndedWish } from '../../tests/ended-match.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/test-database.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';

let place: TestDatabase;
let store: Store;
let count: number;

beforeEach(async () => {
  place = await makeTestDatabase();
  store = await openStore(place, { committed: () => {}, failed: () => {} });
  count = 0;
});
afterEach(async () => {
  await store.close();
  await place.clear();
});

type Played = Partial<EndedWish> & Pick<EndedWish, 'ranks'> & { readonly who: readonly string[] };

/** A settled match. */
const play = async ({ who, ...said }: Played) => {
  count += 1;
  const seats = who.map((player) => ({ name: player, player }));
  const id = await addEnded(store, { id: `m${count}`, game: 'fake-crystal', seats, at: count * 10, ...said });
  const settling = startSettlementWorker({ store, games: { botOf: () => undefined } }, () => {});
  await settling.settle(id);
  await settling.stop();
  return id;
};
const found = async (player: string, filter: MatchFilter = {}) =>
  (await store.profiles.matches(player, filter, { limit: 99 })).map(({ match }) => match.id);

describe('match history', () => {
  test('is filtered by game, speed, result, opponent and rated, newest first', async () => {
    for (const id of ['ann', 'bo', 'cleo']) {
      await store.players.add({ id, name: id, createdAt: 1 });
      await store.accounts.setName(id, { name: id, nameKey: id, skeleton: id, at: 1 });
    }
    const won = await play({ who: ['ann', 'bo'], ranks: [1, 2] });
    const slow = await play({ who: ['ann', 'bo'], ranks: [2, 1], pace: 'correspondence' });
    const drawn = await play({ who: ['ann', 'cleo'], ranks: [1, 1], rated: false });
    const other = await play({ who: ['cleo', 'ann', 'bo'], ranks: [1, 2, 3], game: 'crazy-mix' });
    await play({ who: ['cleo', 'bo'], ranks: [1, 2] });
    expect(await found('ann')).toEqual([other, drawn, slow, won]);
    expect(await found('ann', { game: 'crazy-mix' })).toEqual([other]);
    expect(await found('ann', { pace: 'correspondence' })).toEqual([slow]);
    expect(await found('ann', { result: 'won' })).toEqual([won]);
    expect(await found('ann', { result: 'lost' })).toEqual([other, slow]);
    expect(await found('ann', { result: 'drew' })).toEqual([drawn]);
    expect(await found('ann', { opponent: 'cleo' })).toEqual([other, drawn]);
    expect(await found('ann', { rated: false })).toEqual([drawn]);
    expect(await found('ann', { opponent: 'bo', pace: 'live', result: 'lost' })).toEqual([other]);
    expect(await found('ann', { opponent: 'nobody' })).toEqual([]);
  });

  test('is paginated, also with equal end times', async () => {
    for (let n = 0; n < 7; n++) await play({ who: ['ann', 'bo'], ranks: [1, 2], at: 50 });
    const seen: string[] = [];
    for (let before: { endedAt: number; match: string } | undefined; ; ) {
      const wish = { limit: 3, ...(before !== undefined && { before }) };
      const page = await store.profiles.matches('ann', {}, wish);
      seen.push(...page.map(({ match }) => match.id));
      const last = page.at(-1)?.match;
      if (last === undefined) break;
      before = { endedAt: last.endedAt ?? 0, match: last.id };
    }
    expect(seen).toEqual(['m7', 'm6', 'm5', 'm4', 'm3', 'm2', 'm1']);
  });

  test('is summed per game and number of players', async () => {
    await play({ who: ['ann', 'bo'], ranks: [1, 2] });
    await play({ who: ['ann', 'bo'], ranks: [1, 1] });
    await play({ who: ['ann', 'bo', 'cleo'], ranks: [3, 1, 2] });
    const length = { plies: 6, took: 6_000 };
    expect(await store.profiles.statistics('ann')).toEqual([
      { game: 'fake-crystal', seats: 2, matches: 2, won: 1, drew: 1, ranks: 2, plies: 8, took: 8_000 },
      { game: 'fake-crystal', seats: 3, matches: 1, won: 0, drew: 0, ranks: 3, ...length },
    ]);
    expect(await store.profiles.statistics('nobody')).toEqual([]);
  });

  test('is counted head-to-head by rank', async () => {
    await play({ who: ['ann', 'bo', 'cleo'], ranks: [2, 3, 1] });
    await play({ who: ['bo', 'ann'], ranks: [1, 2] });
    await play({ who: ['bo', 'ann'], ranks: [1, 1], game: 'crazy-mix' });
    expect(await store.profiles.headToHead('ann', 'bo')).toEqual([
      { game: 'crazy-mix', won: 0, drew: 1, lost: 0 },
      { game: 'fake-crystal', won: 1, drew: 0, lost: 1 },
    ]);
    expect(await store.profiles.headToHead('bo', 'ann')).toEqual([
      { game: 'crazy-mix', won: 0, drew: 1, lost: 0 },
      { game: 'fake-crystal', won: 1, drew: 0, lost: 1 },
    ]);
    expect(await store.profiles.headToHead('ann', 'nobody')).toEqual([]);
    expect((await store.profiles.opponents('ann', 9)).map(({ player, matches }) => [player, matches])).toEqual([
      ['bo', 3],
      ['cleo', 1],
    ]);
  });

  test('excludes running matches', async () => {
    await play({ who: ['ann', 'bo'], ranks: [1, 2] });
    const [match, table] = [await store.matches.find('m1'), await store.tables.find('t-m1')];
    if (match === undefined || table === undefined) throw new Error('it was just played');
    const { endedAt: _, outcome: __, ...running } = match;
    expect(await store.matches.begin({ ...running, id: 'm2' }, table, undefined)).toBe(true);
    expect(await found('ann')).toEqual(['m1']);
  });
});

describe('search by name', () => {
  test('finds accounts by part of their name, ignoring case, without wildcards', async () => {
    for (const [id, name] of [
      ['ann', 'Ann_1'],
      ['anna', 'Joanna'],
      ['bo', 'Bo'],
    ] as const) {
      await store.players.add({ id, name, createdAt: 1 });
      await store.accounts.setName(id, { name, nameKey: name.toLowerCase(), skeleton: name.toLowerCase(), at: 1 });
    }
    await store.players.add({ id: 'guest', name: 'Ann the guest', createdAt: 1 });
    expect((await store.profiles.searchByName('ann', 9)).map(({ player }) => player)).toEqual(['ann', 'anna']);
    expect((await store.profiles.searchByName('_', 9)).map(({ player }) => player)).toEqual(['ann']);
    expect(await store.profiles.searchByName('%', 9)).toEqual([]);
  });
});

describe('the leaderboard', () => {
  const field = { game: 'fake-crystal', pace: 'live' } as const;

  test('lists accounts with an established rating, no guests and no bots', async () => {
    for (const id of ['ann', 'bo', 'guest', 'new']) await store.players.add({ id, name: id, createdAt: 1 });
    for (const id of ['ann', 'bo', 'new'])
      await store.accounts.setName(id, { name: id, nameKey: id, skeleton: id, at: 1 });
    const give = async (player: string, mu: number, played = 10) => {
      const match = await addEnded(store, { id: `of-${player}`, seats: [], ranks: [], at: 1 });
      const change = { seat: 0, player, before: { mu: 25, sigma: 8, played: 0 }, after: { mu, sigma: 5, played } };
      expect(await store.settlements.write({ match, endedAt: 1, field, sittings: [], changes: [change] })).toBe(true);
    };
    await give('ann', 28);
    await give('bo', 31);
    await give('guest', 40);
    await give('new', 35, 3);
    await give('bot:fake-crystal:master', 30);
    expect((await store.ratings.best(field, 9)).map(({ player }) => player)).toEqual(['bo', 'ann']);
    expect(await store.ratings.countBetter(field, 30)).toBe(1);
    expect(await store.ratings.best({ ...field, pace: 'correspondence' }, 9)).toEqual([]);
  });
});
