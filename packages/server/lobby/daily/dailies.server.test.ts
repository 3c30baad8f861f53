import { type Daily, dailyRng, dailySeed, isDailySeed, ok, type Result, refuse } from '@sesame/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import { openTestStore } from '../../tests/test-database.ts';
import { type Dailies, makeDailies } from './dailies.ts';

const HOUR_MS = 3_600_000;
const NOON = Date.UTC(2026, 10, 17, 12);

/** Find a number: every step is a guess. */
const NUMBERS: Daily<number, number, { readonly guesses: number }, { readonly answer: number; others: number }> = {
  unit: 'guesses',
  make: (rng) => rng() % 100,
  parseStep: (json) => (typeof json === 'number' ? ok(json) : refuse('malformed', 'A guess is a number.')),
  play: (answer, steps) => {
    if (steps.some(({ step }) => step > 99)) return refuse('too-high', 'Numbers go up to 99.');
    const view = { guesses: steps.length };
    const isOver = steps.at(-1)?.step === answer;
    return ok({ view, ...(isOver && { result: { score: steps.length, marks: [steps.map(() => 'full' as const)] } }) });
  },
  review: (answer, _, others) => ({ answer, others: others.length }),
};

const GAME = 'crystal-code';
let store: Store;
let clear: () => Promise<void>;
let time = NOON;
let dailies: Dailies;
const open = () =>
  makeDailies({
    store,
    games: [GAME, 'chess'],
    dailyOf: async (game) => (game === GAME ? NUMBERS : undefined),
    now: () => time,
  });
beforeEach(async () => {
  ({ store, clear } = await openTestStore());
  time = NOON;
  for (const [i, id] of ['ann', 'ben', 'cas'].entries()) await store.players.add({ id, name: id, createdAt: i });
  dailies = open();
});
afterEach(() => clear());

const player = (id: string) => ({ id, name: id, createdAt: 0 });
const told = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const codeOf = (result: Result<unknown>) => (result.ok ? 'ok' : result.error.code);
const step = (id: string, count: number, guess: unknown, day = '2026-11-17') =>
  dailies.step(GAME, player(id), { day, count, step: guess });
/** Opens a puzzle, misses some times, and finds the number. */
const solve = async (id: string, misses: number, day = '2026-11-17') => {
  told(await dailies.open(GAME, player(id), { day }));
  const known = await answerOf(day);
  for (let i = 0; i < misses; i++) told(await step(id, i, (known + 1 + i) % 100, day));
  return told(await step(id, misses, known, day));
};
/** The right number, from the secret in the store. */
const answerOf = async (day: string): Promise<number> => {
  await dailies.luck(day.slice(0, 7));
  const { secret } = JSON.parse((await store.keyValues.get(`daily luck ${day.slice(0, 7)}`)) ?? '{}');
  return (await NUMBERS.make(dailyRng(dailySeed(secret, day), GAME), 'en')) as number;
};

test('everybody gets the same puzzle, another one each day, also after a restart', async () => {
  const today = await answerOf('2026-11-17');
  dailies = open();
  expect((await solve('ann', 0)).end?.score).toBe(1);
  expect((await solve('ben', 0)).end?.review).toMatchObject({ answer: today });
  const days = ['2026-11-16', '2026-11-15', '2026-11-14', '2026-11-13', '2026-11-12'];
  const others = [];
  for (const day of days) others.push(await answerOf(day));
  expect(new Set([today, ...others]).size).toBeGreaterThan(1);
});

test('steps are timed by the server from the opening on, whatever the client says', async () => {
  told(await dailies.open(GAME, player('ann'), {}));
  time += 5_000;
  // Opening it again does not start it anew.
  expect(told(await dailies.open(GAME, player('ann'), {})).passed).toBe(5_000);
  const known = await answerOf('2026-11-17');
  time += 2_000;
  const { end, steps } = told(await step('ann', 0, known));
  expect(end).toMatchObject({ score: 1, took: 7_000, late: false });
  expect(steps).toEqual([{ step: known, at: 7_000 }]);
  time += 9_000;
  expect(told(await dailies.open(GAME, player('ann'), {}))).toMatchObject({ passed: 7_000, end: { took: 7_000 } });
});

test('a refused step, a repeated one and one after the end change nothing', async () => {
  expect(codeOf(await step('ann', 0, 1))).toBe('not-open');
  told(await dailies.open(GAME, player('ann'), {}));
  expect(codeOf(await step('ann', 0, 'seven'))).toBe('malformed');
  expect(codeOf(await step('ann', 0, 100))).toBe('too-high');
  const known = await answerOf('2026-11-17');
  told(await step('ann', 0, (known + 1) % 100));
  expect(codeOf(await step('ann', 0, (known + 2) % 100))).toBe('stale');
  const both = await Promise.all([step('ann', 1, (known + 2) % 100), step('ann', 1, (known + 3) % 100)]);
  expect(both.map(codeOf).toSorted()).toEqual(['ok', 'stale']);
  told(await step('ann', 2, known));
  expect(codeOf(await step('ann', 3, known))).toBe('finished');
  expect(told(await dailies.open(GAME, player('ann'), {})).steps).toHaveLength(3);
});

test('standings are by score, then by time; friends are told apart', async () => {
  await store.friends.addFriend('ann', 'ben', 1);
  await store.friends.addFriend('ben', 'ann', 2);
  await solve('ann', 2);
  await solve('ben', 1);
  told(await dailies.open(GAME, player('cas'), {}));
  time += 60_000;
  await solve('cas', 1);
  const page = told(await dailies.page(GAME, player('ann')));
  expect(page).toMatchObject({
    day: '2026-11-17',
    unit: 'guesses',
    state: 'finished',
    streak: 1,
    next: 12 * HOUR_MS - 60_000,
  });
  expect(page.best.map(({ id }) => id)).toEqual(['ben', 'cas', 'ann']);
  expect(page.friends.map(({ id, score }) => [id, score])).toEqual([
    ['ben', 2],
    ['ann', 3],
  ]);
  expect(told(await dailies.overview(player('ben'))).games).toEqual([
    { game: GAME, unit: 'guesses', state: 'finished', score: 2, streak: 1, finishers: 3 },
  ]);
});

test('a puzzle of the archive counts neither for standings nor for streaks', async () => {
  await solve('ann', 0, '2026-11-16');
  const page = told(await dailies.page(GAME, player('ann'), '2026-11-16'));
  expect(page).toMatchObject({ state: 'finished', best: [], finishers: 0, streak: 0 });
  const { days } = told(await dailies.month(GAME, player('ann'), '2026-11'));
  expect(days).toHaveLength(17);
  expect(days[15]).toEqual({ day: '2026-11-16', state: 'finished', score: 1, late: true });
  expect(days[16]).toEqual({ day: '2026-11-17', state: 'closed' });
});

test('a puzzle opened before midnight may be finished after it, until its seed is revealed', async () => {
  for (const id of ['ann', 'ben']) told(await dailies.open(GAME, player(id), {}));
  const known = await answerOf('2026-11-17');
  time = Date.UTC(2026, 10, 18, 23, 59);
  expect(told(await step('ann', 0, known)).end?.late).toBe(false);
  expect(told(await dailies.page(GAME, player('ann'))).streak).toBe(1);
  time = Date.UTC(2026, 10, 19);
  expect(told(await step('ben', 0, known)).end?.late).toBe(true);
});

test.each(['2026-11-18', '2026-02-30', '2026-10-31', '1999-01-01', 'tomorrow'])(
  'there is no puzzle of %s',
  async (day) => {
    expect(codeOf(await dailies.open(GAME, player('ann'), { day }))).toBe('no-day');
    expect(codeOf(await dailies.page(GAME, player('ann'), day))).toBe('no-day');
  },
);

test('fingerprints are published a month ahead and stay; seeds follow two days after', async () => {
  const november = told(await dailies.luck('2026-11'));
  const december = told(await dailies.luck('2026-12'));
  expect(december.revealed).toBeUndefined();
  expect(december.published).toBe(NOON);
  const { revealed } = november;
  expect(revealed?.day).toBe('2026-11-15');
  expect(isDailySeed(november.fingerprint, '2026-11-15', revealed?.seed ?? '')).toBe(true);
  expect(codeOf(await dailies.luck('2027-01'))).toBe('no-day');
  // In the public log, too, so that they cannot be changed unseen.
  await store.publicLog.number();
  const entries = (await store.publicLog.entries(0, 10)).map(({ entry }) => JSON.parse(entry));
  expect(entries.map(({ kind, fingerprint }) => [kind, fingerprint]).toSorted()).toEqual([
    ['daily luck of 2026-11', november.fingerprint],
    ['daily luck of 2026-12', december.fingerprint],
  ]);

  time = Date.UTC(2026, 11, 31, 12);
  dailies = open();
  const later = told(await dailies.luck('2026-12'));
  expect(later.fingerprint).toBe(december.fingerprint);
  expect(isDailySeed(later.fingerprint, '2026-12-29', later.revealed?.seed ?? '')).toBe(true);
  expect(told(await dailies.luck('2026-11')).revealed?.day).toBe('2026-11-30');
});

test('two servers that start together agree on the luck', async () => {
  const [one, other] = await Promise.all([open().luck('2026-12'), open().luck('2026-12')]);
  expect(told(one).fingerprint).toBe(told(other).fingerprint);
});
