import { expect, test } from 'vitest';
import { daysTaken } from './vacation-days.ts';

const DAY = 86_400_000;
const MAY = Date.UTC(2026, 4, 1);
const away = (from: number, days: number) => ({ from, until: from + days * DAY });

test.each([
  ['none', [], 0],
  ['whole days', [away(MAY, 3)], 3],
  ['a day that is begun', [away(MAY, 2.01)], 3],
  ['a moment', [away(MAY, 0)], 1],
  ['all of this year', [away(MAY - 50 * DAY, 5), away(MAY, 3)], 8],
  ['not those that began last year', [away(Date.UTC(2025, 11, 31), 10), away(MAY, 3)], 3],
])('days taken: %s', (_, vacations, days) => {
  expect(daysTaken(vacations, MAY + 30 * DAY)).toBe(days);
});
