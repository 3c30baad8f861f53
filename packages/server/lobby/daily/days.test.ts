import { expect, test } from 'vitest';
import { dayOf, streakOf } from './days.ts';

test('a day begins at midnight UTC', () => {
  expect([dayOf(Date.UTC(2026, 10, 15, 23, 59, 59, 999)), dayOf(Date.UTC(2026, 10, 16))]).toEqual([
    '2026-11-15',
    '2026-11-16',
  ]);
});

test.each([
  ['nothing solved yet', [], 0],
  ['only today', ['2026-11-16'], 1],
  ['today is not solved yet', ['2026-11-15', '2026-11-14'], 2],
  ['a gap ends it', ['2026-11-16', '2026-11-15', '2026-11-13'], 2],
  ['a day was missed', ['2026-11-14'], 0],
  ['across months', ['2026-11-16', '2026-11-15'].concat(november(14)), 46],
])('a streak: %s', (_, days, streak) => {
  expect(streakOf(days, '2026-11-16')).toBe(streak);
});

/** From this day of November back to the first of October. */
function november(from: number): string[] {
  return Array.from({ length: from + 30 }, (_, back) => dayOf(Date.UTC(2026, 10, from - back)));
}
