import type { Result } from '@sesame/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import { openTestStore } from '../../tests/test-database.ts';
import { makePuzzleMiner } from './miner.ts';
import { makePuzzles, type PuzzleService } from './puzzles.ts';
import { foundPuzzle, GAME, makeTestFinder, puzzlesOf } from './test-puzzles.fixture.ts';

const NOON = Date.UTC(2026, 10, 17, 12);
const DAY_MS = 86_400_000;

let store: Store;
let clear: () => Promise<void>;
let time = NOON;
let puzzles: PuzzleService;
/** A service as each process has one. */
const open = () =>
  makePuzzles({ store, games: [GAME, 'chess'], puzzlesOf, stock: { refill: async () => false }, now: () => time });

beforeEach(async () => {
  ({ store, clear } = await openTestStore());
  time = NOON;
  for (const id of ['ann', 'bo', 'guest']) await store.players.add({ id, name: id, createdAt: 1 });
  for (const id of ['ann', 'bo']) {
    await store.accounts.setName(id, { name: id, nameKey: id, skeleton: id, at: 1 });
  }
  puzzles = open();
});
afterEach(() => clear());

const player = (id: string) => ({ id, name: id, createdAt: 1 });
const told = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const codeOf = (result: Result<unknown>) => (result.ok ? 'ok' : result.error.code);
const keep = (count: number) => {
  const miner = makePuzzleMiner({
    ...{ store, hasPuzzles: () => true, finder: makeTestFinder(), now: () => time },
    onError: (error) => {
      throw error;
    },
  });
  return Promise.all(
    Array.from({ length: count }, (_, i) =>
      miner.keep(GAME, [foundPuzzle(`puzzle ${i}`, { difficulty: 1_300 + 20 * i })]),
    ),
  );
};
const nextOf = async (id: string) => {
  const { puzzle } = told(await puzzles.next(GAME, player(id)));
  if (puzzle === undefined) throw new Error('no puzzle');
  return puzzle;
};

describe('the page of a day', () => {
  test('is the same in every process, from easy to hard, and stays', async () => {
    await keep(12);
    const [one, other] = await Promise.all([open(), open()].map((each) => each.page(GAME, player('ann'), {})));
    const page = told(one ?? (await puzzles.page(GAME, player('ann'), {})));
    expect(page.puzzles).toHaveLength(5);
    expect(other?.ok && other.value.puzzles).toEqual(page.puzzles);
    const ratings = page.puzzles.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    await keep(30);
    expect(told(await puzzles.page(GAME, player('bo'), {})).puzzles).toEqual(page.puzzles);
  });

  test('has other puzzles on the next day, and can be opened later', async () => {
    await keep(12);
    const first = told(await puzzles.page(GAME, player('ann'), {}));
    time += DAY_MS;
    const second = told(await puzzles.page(GAME, player('ann'), {}));
    const ids = new Set([...first.puzzles, ...second.puzzles].map(({ id }) => id));
    expect(ids.size).toBe(10);
    expect([second.before, second.after]).toEqual([first.day, undefined]);
    const again = told(await puzzles.page(GAME, player('ann'), { day: first.day }));
    expect([again.puzzles, again.after]).toEqual([first.puzzles, second.day]);
  });

  test('waits for enough puzzles, and there is none of another day', async () => {
    await keep(4);
    expect(told(await puzzles.page(GAME, player('ann'), {}))).toMatchObject({ puzzles: [], preparing: false });
    expect(codeOf(await puzzles.page(GAME, player('ann'), { day: '2026-11-16' }))).toBe('no-day');
    expect(codeOf(await puzzles.page(GAME, player('ann'), { day: '2026-11-18' }))).toBe('no-day');
    expect(codeOf(await puzzles.page('chess', player('ann'), {}))).toBe('no-game');
  });

  test('tells the marks of a player, and how many solved each', async () => {
    await keep(5);
    const [first, second] = told(await puzzles.page(GAME, player('ann'), {})).puzzles;
    await puzzles.answer(GAME, player('ann'), { id: first?.id ?? '', answer: 7 });
    await puzzles.giveUp(GAME, player('ann'), second?.id ?? '');
    const page = told(await puzzles.page(GAME, player('ann'), {}));
    expect(page.puzzles.map(({ mark }) => mark)).toEqual(['solved', 'failed', undefined, undefined, undefined]);
    expect(page.puzzles.slice(0, 3).map(({ answered, solved }) => [answered, solved])).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
    const { games } = told(await puzzles.overview(player('ann')));
    expect(games).toMatchObject([{ game: GAME, puzzles: 5, answered: 2, solved: 1 }]);
  });
});

describe('an answer', () => {
  test('is judged on the server, and the solution is told only after it', async () => {
    await keep(3);
    const shown = await nextOf('ann');
    expect(shown).not.toHaveProperty('end');
    expect(JSON.stringify(shown)).not.toContain('number');
    expect(codeOf(await puzzles.answer(GAME, player('ann'), { id: shown.id, answer: 'seven' }))).toBe('malformed');
    expect(codeOf(await puzzles.answer(GAME, player('ann'), { id: shown.id, answer: 100 }))).toBe('malformed');
    const ended = told(await puzzles.answer(GAME, player('ann'), { id: shown.id, answer: 7 }));
    expect(ended.end).toMatchObject({ solved: true, gaveUp: false, review: { number: 7 } });
  });

  test('moves both ratings, one way or the other', async () => {
    await keep(2);
    const [first, second] = await store.puzzles.nearest({ game: GAME, language: '' }, 'ann', {
      mu: 25,
      day: '2026-11-17',
      limit: 2,
    });
    for (const id of [first ?? '', second ?? '']) {
      await store.puzzles.tries.showNext({ game: GAME, language: '' }, 'ann', { puzzle: id, at: 1 });
      const before = await store.puzzles.find(id);
      const isRight = id === first;
      const { end } = told(await puzzles.answer(GAME, player('ann'), { id, answer: isRight ? 7 : 8 }));
      const after = await store.puzzles.find(id);
      const gained = (end?.change?.after ?? 0) - (end?.change?.before ?? 0);
      expect(Math.sign(gained)).toBe(isRight ? 1 : -1);
      expect(Math.sign((after?.mu ?? 0) - (before?.mu ?? 0))).toBe(isRight ? -1 : 1);
      expect(after?.sigma).toBeLessThan(before?.sigma ?? 0);
    }
    expect(await store.puzzles.tries.ratingOf('ann', GAME)).toMatchObject({ played: 2 });
  });

  test('counts once, however often and in how many processes it is sent', async () => {
    await keep(1);
    const { id } = await nextOf('ann');
    const sent = [open(), open(), open(), open()].map((each, i) =>
      each.answer(GAME, player('ann'), { id, answer: i % 2 === 0 ? 7 : 8 }),
    );
    const ends = (await Promise.all(sent)).map((one) => told(one).end);
    expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
    expect(await store.puzzles.find(id)).toMatchObject({ answered: 1, played: 1 });
    expect(await store.puzzles.tries.ratingOf('ann', GAME)).toMatchObject({ played: 1 });
    await puzzles.giveUp(GAME, player('ann'), id);
    expect(await store.puzzles.find(id)).toMatchObject({ answered: 1 });
  });

  test('of several players at once loses none', async () => {
    await keep(5);
    await puzzles.page(GAME, player('ann'), {});
    const { puzzles: page } = told(await puzzles.page(GAME, player('ann'), {}));
    await Promise.all(
      ['ann', 'bo', 'guest'].flatMap((who) =>
        page.map(({ id }) => open().answer(GAME, player(who), { id, answer: who === 'bo' ? 8 : 7 })),
      ),
    );
    for (const { id } of page) {
      expect(await store.puzzles.find(id)).toMatchObject({ answered: 3, solved: 2, played: 2 });
    }
    for (const who of ['ann', 'bo']) expect(await store.puzzles.tries.ratingOf(who, GAME)).toMatchObject({ played: 5 });
  });

  test('of a guest is unrated', async () => {
    await keep(1);
    const shown = await nextOf('guest');
    const { end } = told(await puzzles.answer(GAME, player('guest'), { id: shown.id, answer: 7 }));
    expect(end).not.toHaveProperty('change');
    expect(await store.puzzles.find(shown.id)).toMatchObject({ played: 0, answered: 1, solved: 1 });
    expect(told(await puzzles.overview(player('guest'))).games[0]).not.toHaveProperty('rating');
  });

  test('to a puzzle that one was not shown is refused', async () => {
    await keep(1);
    const { id } = await nextOf('ann');
    expect(codeOf(await puzzles.find(GAME, player('bo'), id))).toBe('no-puzzle');
    expect(codeOf(await puzzles.answer(GAME, player('bo'), { id, answer: 7 }))).toBe('no-puzzle');
    expect(codeOf(await puzzles.giveUp(GAME, player('bo'), id))).toBe('no-puzzle');
    expect(codeOf(await puzzles.find('chess', player('ann'), id))).toBe('no-puzzle');
  });
});

describe('the next puzzle', () => {
  test('stays until it is answered or given up, and then is another', async () => {
    await keep(20);
    const first = await nextOf('ann');
    const asked = await Promise.all([open(), open(), open()].map((each) => each.next(GAME, player('ann'))));
    expect(asked.map((one) => told(one).puzzle?.id)).toEqual([first.id, first.id, first.id]);
    await puzzles.giveUp(GAME, player('ann'), first.id);
    const second = await nextOf('ann');
    expect(second.id).not.toBe(first.id);
    expect(told(await puzzles.find(GAME, player('ann'), first.id)).end).toMatchObject({ gaveUp: true, solved: false });
  });

  test('is one for requests that come together', async () => {
    await keep(20);
    const asked = await Promise.all([open(), open(), open(), open()].map((each) => each.next(GAME, player('ann'))));
    expect(new Set(asked.map((one) => told(one).puzzle?.id)).size).toBe(1);
  });

  test('is near the rating, not of today’s page, and none is left at the end', async () => {
    await keep(20);
    const page = told(await puzzles.page(GAME, player('ann'), {})).puzzles.map(({ id }) => id);
    const seen: string[] = [];
    for (let i = 0; i < 15; i++) {
      const { id } = await nextOf('ann');
      seen.push(id);
      await puzzles.answer(GAME, player('ann'), { id, answer: 8 });
    }
    expect(new Set([...seen, ...page]).size).toBe(20);
    expect(told(await puzzles.next(GAME, player('ann')))).toEqual({ preparing: false });
  });
});

test('what a player has answered goes with the account', async () => {
  await keep(3);
  const { id } = await nextOf('ann');
  await puzzles.answer(GAME, player('ann'), { id, answer: 7 });
  expect(await store.puzzles.tries.ofPlayer('ann')).toMatchObject([{ puzzle: id, end: { solved: true, answer: 7 } }]);
  await store.accounts.erase('ann', { at: 2, name: 'Somebody' });
  expect(await store.puzzles.tries.ofPlayer('ann')).toEqual([]);
  expect(await store.puzzles.tries.ratingsOf('ann')).toEqual([]);
  expect(await store.puzzles.find(id)).toMatchObject({ answered: 1, solved: 1 });
});
