import type { BotCard } from '@sesame/kernel';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Games } from '../../lib/games.ts';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { addEnded, type EndedWish } from '../../tests/ended-match.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/test-database.ts';
import { makeRatings, type Ratings } from './ratings.ts';
import { startSettlementWorker } from './settle.ts';

const GAME = 'crack-the-code';
const FIELD = { game: GAME, pace: 'live' } as const;
const ANN = { name: 'Ann', player: 'ann' };
const BO = { name: 'Bo', player: 'bo' };
const GUEST = { name: 'Amber Fox', player: 'guest' };
const BOT = { name: 'Master', bot: 'master' };
const DAY = 86_400_000;
/** Every built-in bot has 1600. */
const games: Pick<Games, 'botOf'> = {
  botOf: (_game, id) => ({ id, rating: { rating: 1600, low: 1580, high: 1620 } }) as BotCard,
};

let place: TestDatabase;
let store: Store;
let ratings: Ratings | undefined;
let count: number;

/** The receipt of a claim in a race. */
const RECEIPT = { credited: 900, arrived: 900, trip: { low: 0, high: 0 }, waited: 0, decision: 'alone' } as const;

const throwIt = (error: unknown) => {
  throw error;
};
beforeEach(async () => {
  place = await makeTestDatabase();
  store = await openStore(place, { committed: () => {}, failed: () => {} });
  count = 0;
  for (const { player: id, name } of [ANN, BO]) {
    await store.players.add({ id, name, createdAt: 1 });
    await store.accounts.setName(id, { name, nameKey: id, skeleton: id, at: 1 });
  }
  await store.players.add({ id: GUEST.player, name: GUEST.name, createdAt: 1 });
});
afterEach(async () => {
  await ratings?.close();
  ratings = undefined;
  await store.close();
  await place.clear();
});
const open = (): Ratings => {
  ratings = makeRatings({ store, games, onError: throwIt });
  return ratings;
};

const end = (ranks: readonly number[], said: Partial<EndedWish> = {}): Promise<string> => {
  count += 1;
  return addEnded(store, { id: `m${count}`, seats: [ANN, BO], ranks, at: count * 2 * DAY, ...said });
};
const played = async (player: string) => (await store.ratings.of([player], FIELD)).get(player)?.played ?? 0;

describe('the settlement of a match', () => {
  test('is retried when the store was away', async () => {
    let isAway = true;
    const { settlements } = store;
    const write: typeof settlements.write = (one) =>
      isAway ? Promise.reject(new Error('the store is away')) : settlements.write(one);
    const match = await end([1, 2]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const settling = startSettlementWorker(
      { store: { ...store, settlements: { ...settlements, write } }, games },
      () => {},
    );
    await expect(settling.settle(match)).rejects.toThrow('away');
    isAway = false;
    vi.advanceTimersToNextTimer();
    vi.useRealTimers();
    await expect.poll(() => played('ann')).toBe(1);
    await settling.stop();
  });

  test('is written once, for any number of requests and processes', async () => {
    const match = await end([1, 2]);
    const workers = [
      startSettlementWorker({ store, games }, throwIt),
      startSettlementWorker({ store, games }, throwIt),
      startSettlementWorker({ store, games }, throwIt),
    ];
    await Promise.all(workers.flatMap(({ settle }) => [settle(match), settle(match)]));
    await Promise.all(workers.map(({ stop }) => stop()));
    expect(await played('ann')).toBe(1);
    expect(await store.settlements.pending(10)).toEqual([]);
    const changes = await store.ratings.changesOf(match);
    expect(changes.map(({ player, before }) => ({ player, before }))).toEqual([
      { player: 'ann', before: 25 },
      { player: 'bo', before: 25 },
    ]);
  });

  test('builds on concurrent settlements: no change is lost', async () => {
    const matches: string[] = [];
    for (let n = 0; n < 12; n++) matches.push(await end(n % 3 === 0 ? [2, 1] : [1, 2]));
    const workers = [
      startSettlementWorker({ store, games }, throwIt),
      startSettlementWorker({ store, games }, throwIt),
    ];
    await Promise.all(workers.flatMap(({ settle }) => matches.map(settle)));
    await Promise.all(workers.map(({ stop }) => stop()));
    expect(await played('ann')).toBe(12);
    const chain = (await store.ratings.changes('ann', { field: FIELD, limit: 99 })).toReversed();
    expect(chain.map(({ after }) => after.played)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    for (const [i, { before }] of chain.entries()) expect(before).toBe(i === 0 ? 25 : chain[i - 1]?.after.mu);
    expect((await store.ratings.of(['ann'], FIELD)).get('ann')).toEqual(chain.at(-1)?.after);
  });

  test('is refused on top of a stale rating', async () => {
    await open().changesOf(await end([1, 2]));
    await ratings?.close();
    const match = await end([1, 2]);
    const before = { mu: 25, sigma: 8, played: 0 };
    const change = { seat: 0, player: 'ann', before, after: { mu: 30, sigma: 7, played: 1 } };
    const settlement = { match, endedAt: 1, field: FIELD, sittings: [], changes: [change] };
    expect(await store.settlements.write(settlement)).toBe(false);
    expect(await store.settlements.pending(10)).toEqual([match]);
    expect(await store.ratings.changesOf(match)).toEqual([]);
  });

  test('is caught up at start-up, in the order of the matches’ ends', async () => {
    const matches = [await end([1, 2]), await end([2, 1]), await end([1, 1])];
    open();
    await expect.poll(() => store.settlements.pending(10)).toEqual([]);
    const chain = (await store.ratings.changes('ann', { field: FIELD, limit: 9 })).toReversed();
    expect(chain.map(({ match }) => match)).toEqual(matches);
  });

  test('rates people against built-in bots, whose ratings are fixed', async () => {
    for (let n = 0; n < 3; n++) {
      const changes = await open().changesOf(await end([2, 1], { seats: [ANN, BOT] }));
      expect(changes.map(({ player }) => player)).toEqual(['ann']);
      await ratings?.close();
    }
    expect(await ratings?.of(`bot:${GAME}:master`, GAME, 'live')).toMatchObject({ shown: 1600, isProvisional: false });
    expect((await ratings?.of('ann', GAME, 'live'))?.shown).toBeLessThan(1500);
    expect(await ratings?.of('ann', GAME, 'correspondence')).toMatchObject({ shown: 1500, played: 0 });
  });

  test('counts results between the same two less and less within a day, and fully the day after', async () => {
    const ends = [0, 1_000, 2_000, 3_000, DAY + 10_000].map((at) => 2 * DAY + at);
    const gains: number[] = [];
    for (const at of ends) {
      const [ann] = await open().changesOf(await end([1, 2], { at }));
      gains.push((ann?.after.mu ?? 0) - (ann?.before ?? 0));
      await ratings?.close();
    }
    const [first = 0, second = 0, third = 0, fourth = 0, nextDay = 0] = gains;
    expect(second).toBeLessThan(first * 0.55);
    expect(third).toBeLessThan(second * 0.55);
    expect(fourth).toBeLessThan(third * 0.55);
    expect(first + second + third + fourth).toBeLessThan(2 * first);
    expect(nextDay).toBeGreaterThan(second);
  });

  test('is a loss for who left to a stand-in, whatever the stand-in has won', async () => {
    const match = await end([1, 2]);
    await store.amendments.startCountdown(match, { seat: 0, warnAt: 0, botAt: 1 });
    await store.amendments.seatSubstitute(match, 0, 'master');
    // Coming back changes nothing.
    await store.amendments.removeSubstitute(match, 0);
    const [left, stayed] = await open().changesOf(match);
    expect(left?.after.mu).toBeLessThan(left?.before ?? 0);
    expect(stayed?.after.mu).toBeGreaterThan(stayed?.before ?? 0);
    const [sitting] = await store.profiles.matches('ann', {}, { limit: 1 });
    expect(sitting).toMatchObject({ rank: 2, result: 'lost' });
  });

  test.each([
    ['that is unrated', { rated: false }],
    ['of bots only', { seats: [BOT, { name: 'Novice', bot: 'novice' }] }],
    ['of players’ own bots', { seats: [ANN, BO].map((seat) => ({ ...seat, isBot: true as const })) }],
    ['with a bot twice', { seats: [ANN, BOT, BOT] }],
    ['with a claim that no person can make', { receipt: { ...RECEIPT, credited: 90, inhuman: true as const } }],
    ['with a guest', { seats: [ANN, GUEST] }],
    ['without a clock', { pace: 'none' as const }],
  ])('changes no rating of a match %s', async (_, said) => {
    const match = await end([1, 2, 3], said);
    expect(await open().changesOf(match)).toEqual([]);
    expect(await store.settlements.pending(10)).toEqual([]);
  });

  test('rates a match with a claim that a person can make', async () => {
    const match = await end([1, 2], { receipt: RECEIPT });
    expect(await open().changesOf(match)).toHaveLength(2);
  });

  test('writes nothing for deleted players, and rates the others', async () => {
    const before = await end([1, 2]);
    await open().changesOf(before);
    await store.accounts.erase('bo', { at: 9, name: 'Nobody' });
    expect((await store.ratings.changesOf(before)).map(({ player }) => player)).toEqual(['ann']);
    const after = await end([1, 2]);
    expect((await ratings?.changesOf(after))?.map(({ player }) => player)).toEqual(['ann']);
    expect(await played('ann')).toBe(2);
    expect(await played('bo')).toBe(0);
  });
});
