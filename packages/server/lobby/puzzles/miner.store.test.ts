import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import { addEnded } from '../../tests/ended-match.ts';
import { openTestStore } from '../../tests/test-database.ts';
import { makePuzzleMiner } from './miner.ts';
import { makePuzzleStock, type PuzzleStock } from './stock.ts';
import { foundPuzzle, GAME, makeTestFinder, WORD_GAME } from './test-puzzles.fixture.ts';

const SEATS = [
  { name: 'Ann', player: 'ann' },
  { name: 'Bo', player: 'bo' },
];
const GROUP = { game: GAME, language: '' };

let store: Store;
let clear: () => Promise<void>;
beforeEach(async () => {
  ({ store, clear } = await openTestStore());
});
let processes: { stock: PuzzleStock }[] = [];
afterEach(async () => {
  await Promise.all(processes.map(({ stock }) => stock.close()));
  processes = [];
  await clear();
});

const throwIt = (error: unknown) => {
  throw error;
};
/** What each process has. */
const openProcess = (finder = makeTestFinder()) => {
  const now = () => 5_000;
  const miner = makePuzzleMiner({ store, hasPuzzles: (game) => game !== 'chess', finder, now, onError: throwIt });
  const opened = { finder, miner, stock: makePuzzleStock({ store, finder, miner, now, onError: throwIt }) };
  processes.push(opened);
  return opened;
};
const end = (id: string, more = {}) => addEnded(store, { id, seats: SEATS, ranks: [1, 2], at: 1_000, ...more });
const countOf = async (group = GROUP) => (await store.puzzles.count(group)).all;

describe('a match', () => {
  test('is searched by one process only, and gives few puzzles', async () => {
    await end('m1');
    const finder = makeTestFinder();
    const processes = [openProcess(finder), openProcess(finder), openProcess(finder)];
    await Promise.all(processes.flatMap(({ miner }) => [miner.search('m1'), miner.search('m1')]));
    expect(finder.asked).toEqual(['record']);
    expect(await countOf()).toBe(3);
  });

  test.each([
    ['that is unrated and at a table of a link', { rated: false }],
    ['of a game without puzzles', { game: 'chess' }],
    ['that was played offline', { id: `local-${'0'.repeat(32)}` }],
  ])('%s is not searched', async (_, more) => {
    const id = await end('m1', more);
    const { miner, finder } = openProcess();
    await miner.search(id);
    expect(finder.asked).toEqual([]);
    expect(await store.puzzles.unsearched(GAME, 9)).toEqual([]);
  });

  test('that still runs is not searched', async () => {
    const { miner, finder } = openProcess();
    await miner.search('nothing');
    expect(finder.asked).toEqual([]);
  });
});

describe('the stock', () => {
  test('is filled from matches before bots play any', async () => {
    for (let i = 0; i < 4; i++) await end(`m${i}`);
    const { stock, finder } = openProcess();
    expect(await stock.refill(GROUP)).toBe(true);
    await expect.poll(async () => (await store.puzzles.count(GROUP)).unpaged).toBeGreaterThanOrEqual(30);
    expect(finder.asked.slice(0, 4)).toEqual(['record', 'record', 'record', 'record']);
    expect(await store.puzzles.count(GROUP)).toMatchObject({ all: 30, fromBots: 18 });
    expect(await stock.refill(GROUP)).toBe(false);
  });

  test('is filled by one process at a time, in the language that is missing', async () => {
    const group = { game: WORD_GAME, language: 'nl' };
    const finder = makeTestFinder();
    const processes = [openProcess(finder), openProcess(finder), openProcess(finder)];
    const refilled = await Promise.all(processes.map(({ stock }) => stock.refill(group)));
    expect(refilled).toEqual([true, true, true]);
    await expect.poll(() => countOf(group)).toBe(30);
    expect(new Set(finder.asked)).toEqual(new Set(['bots nl']));
    expect(finder.asked).toHaveLength(30);
  });

  test('that is closed while it is filled leaves the rest to another process', async () => {
    const finder = makeTestFinder();
    const [first, second] = [openProcess(finder), openProcess(finder)];
    expect(await first.stock.refill(GROUP)).toBe(true);
    await first.stock.close();
    const found = finder.asked.length;
    expect(found).toBeLessThan(30);
    expect(await countOf()).toBe(found);
    expect(await second.stock.refill(GROUP)).toBe(true);
    await expect.poll(() => countOf()).toBe(30);
  });
});

test('of too many puzzles the oldest go that nobody has answered', async () => {
  const at = (foundAt: number) => ({
    ...{ ...GROUP, id: `p${foundAt}`, puzzle: 1, solution: 1, ply: 1, seat: 0, mu: 25, sigma: 5, foundAt },
  });
  await store.puzzles.add([1, 2, 3, 4].map(at), 9);
  await store.players.add({ id: 'ann', name: 'Ann', createdAt: 1 });
  await store.puzzles.tries.answer({ ...GROUP, player: 'ann', puzzle: 'p1', at: 1, solved: true, answer: 1 });
  await store.puzzles.pages.choose(GROUP, '2026-11-17', { puzzles: ['p2'], since: '2026-01-01' });
  await store.puzzles.add([5, 6].map(at), 4);
  const left = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => store.puzzles.find(`p${n}`)));
  expect(left.flatMap((one) => one?.id ?? [])).toEqual(['p1', 'p2', 'p5', 'p6']);
});

test('the same position is one puzzle', async () => {
  const { miner } = openProcess();
  await miner.keep(GAME, [foundPuzzle('twice')]);
  await miner.keep(GAME, [foundPuzzle('twice', { ply: 9 })], 'm1');
  expect(await countOf()).toBe(1);
});
