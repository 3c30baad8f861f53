import { expect, test } from 'vitest';
import { dailyRng, dailySeed, isDailySeed, monthFingerprint, monthOf } from './daily-luck.ts';
import { commitmentOf } from './luck.ts';

const SECRET = '5e5a3e'.padEnd(64, '0');

test.each([
  ['2026-11', 30],
  ['2028-02', 29],
  ['2026-02', 28],
  ['2026-12', 31],
])('every seed of %s belongs to its fingerprint', (month, days) => {
  const fingerprint = monthFingerprint(SECRET, month);
  const seeds = Array.from({ length: days }, (_, i) => {
    const day = `${month}-${String(i + 1).padStart(2, '0')}`;
    const seed = dailySeed(SECRET, day);
    expect(isDailySeed(fingerprint, day, seed)).toBe(true);
    return seed;
  });
  expect(seeds.at(-1)).toBe(SECRET);
  expect(new Set(seeds).size).toBe(days);
});

test('a seed tells the days before it, and not the days after it', () => {
  const seed = dailySeed(SECRET, '2026-11-17');
  expect(commitmentOf(seed)).toBe(dailySeed(SECRET, '2026-11-16'));
  expect(commitmentOf(seed)).not.toBe(dailySeed(SECRET, '2026-11-18'));
});

test('another seed, another day or no seed at all is found out', () => {
  const fingerprint = monthFingerprint(SECRET, '2026-11');
  const seed = dailySeed(SECRET, '2026-11-17');
  expect(isDailySeed(fingerprint, '2026-11-18', seed)).toBe(false);
  expect(isDailySeed(fingerprint, '2026-11-17', commitmentOf(seed))).toBe(false);
  expect(isDailySeed(fingerprint, '2026-11-17', 'tomorrow')).toBe(false);
});

test('each game of a day has its own luck', () => {
  const seed = dailySeed(SECRET, '2026-11-17');
  expect(dailyRng(seed, 'passwords')()).toBe(dailyRng(seed, 'passwords')());
  expect(dailyRng(seed, 'passwords')()).not.toBe(dailyRng(seed, 'crazy-mix')());
});

test('the month of a day', () => expect(monthOf('2026-11-17')).toBe('2026-11'));
