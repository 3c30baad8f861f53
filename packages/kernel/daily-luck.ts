import { commitmentOf, committedRng } from './luck.ts';
import type { Rng } from './rng.ts';

/**
 * The luck of the daily puzzles. A month's secret is the last link of a hash chain: every day's seed is the SHA-256 of the
 * next day's, and the hash of the first day's is published before the month begins. A seed that was revealed can be
 * checked at once, and tells nothing about the days to come.
 */
export const dailySeed = (secret: string, day: string): string => hashTimes(secret, daysInMonth(day) - dateOf(day));

/** Published before the month begins. */
export const monthFingerprint = (secret: string, month: string): string =>
  hashTimes(secret, daysInMonth(`${month}-01`));

/** Whether a revealed seed belongs to the month's fingerprint. */
export const isDailySeed = (fingerprint: string, day: string, seed: string): boolean =>
  /^[0-9a-f]{64}$/.test(seed) && hashTimes(seed, dateOf(day)) === fingerprint;

/** What the puzzle of a game is drawn from. */
export const dailyRng = (seed: string, game: string): Rng => committedRng({ secret: seed, contributions: [game] }, 0);

/** The month of a day, such as `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

const dateOf = (day: string): number => Number(day.slice(8));

const daysInMonth = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

const hashTimes = (hex: string, times: number): string => (times === 0 ? hex : hashTimes(commitmentOf(hex), times - 1));
