import { expect, test } from 'vitest';
import { walkTimesOf } from './walk-times.ts';

const WALKED = {
  direction: 'anticlockwise',
  safes: [0, 4, 1],
  locked: [
    { place: 4, stones: [1, 1, 0] },
    { place: 1, stones: [0, 1, 0] },
  ],
} as const;

test('the word is read, the walk goes from stop to stop, then each safe slams and its stones drop into the box', () => {
  const { starts, stops, step, locking, ends } = walkTimesOf(WALKED);
  expect(stops).toEqual([starts, starts + 3 * step, starts + 6 * step]);
  const order = locking.flatMap(({ bolt, flights }) => [bolt, ...flights.map(({ lands }) => lands)]);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(stops.at(-1) ?? 0);
  expect(order.at(-1)).toBeLessThan(ends);
});

test('a moment of another length keeps its proportions', () => {
  const [normal, quick] = [walkTimesOf(WALKED), walkTimesOf(WALKED, 1000)];
  const tempo = 1000 / normal.ends;
  expect(quick.ends).toBeCloseTo(1000);
  expect(quick.stops[2]).toBeCloseTo((normal.stops[2] ?? 0) * tempo);
  expect(quick.locking[1]?.flights[2]?.lands).toBeCloseTo((normal.locking[1]?.flights[2]?.lands ?? 0) * tempo);
});

test('many locked safes take no longer than three', () => {
  const locked = [0, 1, 2, 3, 4, 5, 6].map((place) => ({ place, stones: [0, 1, 0] }));
  const all = walkTimesOf({ direction: 'clockwise', safes: [0, 1, 2, 3, 4, 5, 6], locked });
  expect(all.ends).toBeLessThan(4500);
});
