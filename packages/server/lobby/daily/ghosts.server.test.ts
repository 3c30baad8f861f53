import { type AnyDaily, type Daily, ok, type Result } from '@sesame/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import { openTestStore } from '../../tests/test-database.ts';
import { type Dailies, makeDailies } from './dailies.ts';
import { type Ghosts, makeGhosts } from './ghosts.ts';

const DAY = '2026-11-17';
const NOON = Date.UTC(2026, 10, 17, 12);

/** Three steps against the clock. */
const STEPS: Daily<null, null, null, null> = {
  unit: 'milliseconds',
  make: () => null,
  parseStep: () => ok(null),
  play: (_, steps) =>
    ok({ view: null, ...(steps.length === 3 && { result: { score: steps.at(-1)?.at ?? 0, marks: [] } }) }),
  review: () => null,
  ghosts: { stages: 3, progress: (_, steps) => steps.map(({ at }, i) => ({ at, done: i + 1 })) },
};
/** The same, but only the screen knows how far somebody was. */
const REPORTED = { ...STEPS, ghosts: { stages: 3 } };
const GAMES: Readonly<Record<string, AnyDaily>> = {
  steps: STEPS as AnyDaily,
  reported: REPORTED as AnyDaily,
  none: { ...STEPS, ghosts: undefined } as unknown as AnyDaily,
};

let store: Store;
let clear: () => Promise<void>;
let time = NOON;
let dailies: Dailies;
let ghosts: Ghosts;
beforeEach(async () => {
  ({ store, clear } = await openTestStore());
  time = NOON;
  for (const [i, id] of ['ann', 'ben', 'cas', 'di'].entries()) await store.players.add({ id, name: id, createdAt: i });
  const deps = { store, dailyOf: async (game: string) => GAMES[game], now: () => time };
  dailies = makeDailies({ ...deps, games: Object.keys(GAMES) });
  ghosts = makeGhosts(deps);
});
afterEach(() => clear());

const told = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const codeOf = (result: Result<unknown>) => (result.ok ? 'ok' : result.error.code);
/** Opens a puzzle and makes steps at these times. */
const play = async (id: string, times: readonly number[], game = 'steps') => {
  const player = { id, name: id, createdAt: 0 };
  const openedAt = time;
  told(await dailies.open(game, player, { day: DAY }));
  for (const [count, at] of times.entries()) {
    time = openedAt + at;
    told(await dailies.step(game, player, { day: DAY, count, step: null }));
  }
};
const list = async (id: string, game = 'steps') => told(await ghosts.list(game, id, DAY)).ghosts;
const befriend = async (one: string, other: string) => {
  await store.friends.addFriend(one, other, 1);
  await store.friends.addFriend(other, one, 2);
};

test('only those who have finished are ghosts: the fastest, friends and oneself', async () => {
  await befriend('ann', 'cas');
  await befriend('ann', 'di');
  await play('ben', [100, 200, 900]);
  await play('cas', [300, 500, 1_500]);
  await play('di', [10, 20]);
  const before = await list('ann');
  expect(before.map(({ who, id, guest }) => [who, id, guest])).toEqual([
    ['fastest', 'ben', true],
    ['friend', 'cas', true],
  ]);
  await play('ann', [1, 2, 3]);
  const after = await list('ann');
  expect(after.map(({ who, id }) => [who, id])).toEqual([
    ['you', 'ann'],
    ['fastest', 'ben'],
    ['friend', 'cas'],
  ]);
  expect(Object.keys(after[0] ?? {}).toSorted()).toEqual(['guest', 'id', 'name', 'progress', 'score', 'who']);
  expect(after[1]).toMatchObject({
    score: 900,
    progress: [
      { at: 100, done: 1 },
      { at: 200, done: 2 },
      { at: 900, done: 3 },
    ],
  });
});

test('a blocked player is no ghost, nor is one who blocks', async () => {
  await play('ben', [1, 2, 3]);
  await play('cas', [1, 2, 30]);
  await store.friends.block('ann', 'ben', 1);
  expect((await list('ann')).map(({ id }) => id)).toEqual(['cas']);
  await store.friends.block('cas', 'ann', 1);
  expect(await list('ann')).toEqual([]);
  expect((await list('di')).map(({ id }) => id)).toEqual(['ben']);
});

test('one’s own late result is a ghost for oneself alone', async () => {
  time += 3 * 86_400_000;
  await play('ann', [1, 2, 3]);
  expect((await list('ann')).map(({ who }) => who)).toEqual(['you']);
  expect(await list('ben')).toEqual([]);
});

test('a report is taken once, after the end, and ends when the server says', async () => {
  const report = (marks: readonly (readonly [number, number])[]) =>
    ghosts.report('reported', 'ann', { day: DAY, progress: marks.map(([at, done]) => ({ at, done })) });
  expect(codeOf(await report([[5, 1]]))).toBe('not-finished');
  await play('ann', [100, 200, 300], 'reported');
  expect((await list('ann', 'reported'))[0]?.progress).toEqual([{ at: 300, done: 3 }]);
  expect(
    codeOf(
      await report([
        [9, 1],
        [8, 2],
      ]),
    ),
  ).toBe('malformed');
  expect(codeOf(await report([[9, 4]]))).toBe('malformed');
  expect(
    codeOf(
      await report([
        [50, 2],
        [90, 1],
        [299, 2],
        [5_000, 3],
      ]),
    ),
  ).toBe('ok');
  expect(codeOf(await report([[1, 3]]))).toBe('ok');
  expect((await list('ben', 'reported'))[0]?.progress).toEqual([
    { at: 50, done: 2 },
    { at: 90, done: 1 },
    { at: 299, done: 2 },
    { at: 300, done: 3 },
  ]);
});

test('a puzzle whose steps tell takes no report, and one without ghosts has none', async () => {
  await play('ann', [1, 2, 3]);
  expect(codeOf(await ghosts.report('steps', 'ann', { day: DAY, progress: [] }))).toBe('no-game');
  expect(told(await ghosts.list('none', 'ann', DAY))).toEqual({ stages: 0, ghosts: [] });
  expect(codeOf(await ghosts.list('chess', 'ann', DAY))).toBe('no-game');
  expect(codeOf(await ghosts.list('steps', 'ann', '2026-11-18'))).toBe('no-day');
});
