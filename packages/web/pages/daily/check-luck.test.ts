import { type AnyDaily, commitmentOf, dailyRng, dailySeed, monthFingerprint } from '@sesame/kernel';
import type { DailyLuck } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { checkPuzzle, checkSeeds } from './check-luck.ts';
import { addMonths } from './months.ts';

const SECRET = 'ab'.repeat(32);
const LUCK: DailyLuck = { month: '2026-03', fingerprint: monthFingerprint(SECRET, '2026-03'), published: 0 };
const revealed = (day: string, seed = dailySeed(SECRET, day)): DailyLuck => ({ ...LUCK, revealed: { day, seed } });

test('a revealed seed belongs to the published fingerprint', () => {
  expect(checkSeeds(LUCK)).toBeUndefined();
  expect(checkSeeds(revealed('2026-03-05'))).toBe(true);
  expect(checkSeeds(revealed('2026-03-05', commitmentOf('00')))).toBe(false);
});

/** A daily puzzle whose view is the luck that it was made with. */
const daily = {
  make: async (rng: () => number) => rng(),
  play: (puzzle: number, steps: readonly unknown[]) =>
    steps.length > 1 ? { ok: false, error: {} } : { ok: true, value: { view: { puzzle } } },
} as unknown as AnyDaily;
const check = (luck: DailyLuck, more: object = {}) =>
  checkPuzzle(luck, { game: 'g', daily, day: '2026-03-05', locale: 'en', steps: [], view: {}, ...more });

test('what was shown is compared with the luck of its day, also from the seed of a later one', async () => {
  const rng = dailyRng(dailySeed(SECRET, '2026-03-05'), 'g');
  const shown = { view: { puzzle: await daily.make(rng, 'en') } };
  expect(await check(revealed('2026-03-05'), shown)).toBe(true);
  expect(await check(revealed('2026-03-08'), shown)).toBe(true);
  expect(await check(revealed('2026-03-08'), { view: { puzzle: -1 } })).toBe(false);
  expect(await check(revealed('2026-03-08'), { ...shown, game: 'other' })).toBe(false);
  expect(await check(revealed('2026-03-08', commitmentOf('00')), shown)).toBe(false);
  expect(await check(revealed('2026-03-05'), { ...shown, steps: [1, 2] })).toBe(false);
});

test('nothing is known of a day whose seed is not revealed yet', async () => {
  expect(await check(LUCK)).toBeUndefined();
  expect(await check(revealed('2026-03-04'))).toBeUndefined();
});

test.each([
  ['2026-01', 1, '2026-02'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', 0, '2026-05'],
])('%s and %i months are %s', (month, months, other) => {
  expect(addMonths(month, months)).toBe(other);
});
