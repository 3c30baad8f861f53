import { below, makeRng } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { roundRobin } from '../formats/round-robin.ts';
import { swiss } from '../formats/swiss.ts';
import { tableRounds } from '../formats/table-rounds.ts';
import type { Meeting } from '../meeting.ts';
import { standingsOf } from './standings.ts';

const meet = (round: number, seats: readonly number[], ranks?: readonly number[]): Meeting => ({
  round,
  seats,
  ...(ranks !== undefined && { ranks }),
});
const ranksOf = (standings: ReturnType<typeof standingsOf>) => standings.map(({ entrant, rank }) => [entrant, rank]);

test('at the start all share the first place, in the order of the draw', () => {
  expect(ranksOf(standingsOf(swiss.tieBreaks, [3, 1, 2], [meet(1, [1, 2])]))).toEqual([
    [3, 1],
    [1, 1],
    [2, 1],
  ]);
});

test('Swiss: Buchholz breaks ties', () => {
  // 1 and 4 win both; 1 has beaten 2, who won a match, 4 has beaten 5, who won none.
  const meetings = [
    meet(1, [1, 2], [1, 2]),
    meet(1, [4, 5], [1, 2]),
    meet(1, [3, 6], [1, 2]),
    meet(2, [1, 3], [1, 2]),
    meet(2, [4, 6], [1, 2]),
    meet(2, [2, 5], [1, 2]),
  ];
  const standings = standingsOf(swiss.tieBreaks, [6, 5, 4, 3, 2, 1], meetings);
  expect(ranksOf(standings)).toEqual([
    [1, 1],
    [4, 2],
    [3, 3],
    [2, 3],
    [6, 5],
    [5, 5],
  ]);
  expect(standings[0]).toMatchObject({ points: 200, breaks: [200, 200, 0, 200] });
});

test('round robin: Sonneborn-Berger breaks ties, then the direct encounter', () => {
  const meetings = [
    meet(1, [1, 2], [1, 2]),
    meet(1, [3, 4], [1, 2]),
    meet(2, [1, 3], [2, 1]),
    meet(2, [2, 4], [1, 2]),
    meet(3, [1, 4], [1, 2]),
    meet(3, [2, 3], [2, 1]),
  ];
  expect(ranksOf(standingsOf(roundRobin.tieBreaks, [1, 2, 3, 4], meetings))).toEqual([
    [3, 1],
    [1, 2],
    [2, 3],
    [4, 4],
  ]);
  // 1 and 2 both have two points of three and beat the same sum; 1 beat 2.
  const even = [
    meet(1, [1, 2], [1, 2]),
    meet(1, [3, 4], [1, 1]),
    meet(2, [1, 3], [1, 1]),
    meet(2, [2, 4], [1, 2]),
    meet(3, [1, 4], [1, 1]),
    meet(3, [2, 3], [1, 2]),
  ];
  const standings = standingsOf(roundRobin.tieBreaks, [2, 1, 3, 4], even);
  expect(standings.slice(0, 2)).toEqual([
    { entrant: 1, rank: 1, points: 200, breaks: [300, 0, 100] },
    { entrant: 2, rank: 2, points: 200, breaks: [200, 0, 200] },
  ]);
});

test('the direct encounter decides where all else is equal', () => {
  const meetings = [meet(1, [1, 2], [2, 1]), meet(2, [1, 3], [1, 2]), meet(3, [2, 3], [2, 1]), meet(4, [1], undefined)];
  const standings = standingsOf(roundRobin.tieBreaks, [1, 2, 3], meetings.slice(0, 3));
  // A circle: each beat one, so nothing decides and all share.
  expect(new Set(standings.map(({ rank }) => rank))).toEqual(new Set([1]));
  expect(standings.every(({ breaks }) => breaks[1] === 100)).toBe(true);
});

test('tables: sole wins break ties, then the opponents’ points', () => {
  const meetings = [
    meet(1, [1, 2, 3], [1, 2, 3]),
    meet(1, [4, 5], [1, 1]),
    meet(2, [4, 2, 3], [2, 1, 3]),
    meet(2, [1, 5], [2, 1]),
  ];
  const standings = standingsOf(tableRounds.tieBreaks, [1, 2, 3, 4, 5], meetings);
  expect(standings.map(({ entrant, points }) => [entrant, points])).toEqual([
    [5, 150],
    [2, 150],
    [1, 100],
    [4, 100],
    [3, 0],
  ]);
});

test('ranks follow points, only equals share one, and points are the sum of the meetings', () => {
  for (let n = 0; n < 100; n++) {
    const rng = makeRng(n);
    const order = Array.from({ length: 3 + below(rng, 12) }, (_, i) => i + 1);
    const meetings = Array.from({ length: below(rng, 30) }, (_, i) => {
      const one = 1 + below(rng, order.length);
      const other = 1 + ((one + below(rng, order.length - 1)) % order.length);
      const ranks = [
        [1, 2],
        [2, 1],
        [1, 1],
      ][below(rng, 3)] ?? [1, 1];
      return one === other ? meet(i, [one]) : meet(i, [one, other], ranks);
    });
    const standings = standingsOf(swiss.tieBreaks, order, meetings);
    expect(standings.map(({ entrant }) => entrant).toSorted((a, b) => a - b)).toEqual(order);
    expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(meetings.length * 100);
    for (const [i, { rank, points, breaks }] of standings.entries()) {
      const before = standings[i - 1];
      if (before === undefined) {
        expect(rank).toBe(1);
        continue;
      }
      expect(before.points).toBeGreaterThanOrEqual(points);
      const isSame = before.points === points && String(before.breaks) === String(breaks);
      expect(rank).toBe(isSame ? before.rank : i + 1);
    }
  }
});
