import { expect, test } from 'vitest';
import { arenaPoints } from '../standings/arena-points.ts';
import { arena } from './arena.ts';
import type { Field, Played } from './format.ts';

const field = (rest: Partial<Field>): Field => ({
  order: [1, 2, 3, 4],
  active: new Set(rest.order ?? [1, 2, 3, 4]),
  bots: new Set(),
  meetings: [],
  round: 0,
  rounds: 0,
  size: 2,
  min: 2,
  seed: 's',
  now: 1_000,
  endsAt: 60_000,
  ...rest,
});
const meet = (round: number, seats: readonly number[], ranks?: readonly number[]): Played => ({
  round,
  seats,
  ...(ranks !== undefined && { ranks, endedAt: 900 }),
});
const paired = (rest: Partial<Field>) => {
  const turn = arena.next(field(rest));
  return typeof turn === 'string' ? turn : turn.meetings.map((seats) => seats.toSorted());
};

test('free players are paired at once; one alone waits', () => {
  expect(paired({})).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(paired({ order: [1] })).toBe('wait');
  expect(paired({ meetings: [meet(1, [1, 2])], round: 1 })).toEqual([[3, 4]]);
  expect(paired({ meetings: [meet(1, [1, 2])], round: 1, active: new Set([1, 2, 3]) })).toBe('wait');
});

test('two who have just met wait a little for somebody else, unless they are alone', () => {
  const meetings = [meet(1, [1, 2], [1, 2]), meet(1, [3, 4])];
  expect(paired({ meetings, round: 1 })).toBe('wait');
  expect(paired({ meetings, round: 1, now: 10_900 })).toEqual([[1, 2]]);
  expect(paired({ meetings: meetings.slice(0, 1), round: 1, order: [1, 2] })).toEqual([[1, 2]]);
});

test('those who have met least are paired, and bots never with each other', () => {
  const meetings = [meet(1, [1, 2], [1, 2]), meet(2, [3, 4], [1, 2])];
  const turn = paired({ meetings, round: 2 });
  expect(turn).not.toContainEqual([1, 2]);
  expect(paired({ bots: new Set([1, 2, 3, 4]) })).toBe('wait');
  expect(paired({ bots: new Set([1, 2, 3]) })).toEqual([[1, 4]]);
});

test('when the time is up running matches are finished, and no more start', () => {
  expect(paired({ now: 60_000, meetings: [meet(1, [1, 2])], round: 1 })).toBe('wait');
  expect(paired({ now: 60_000, meetings: [meet(1, [1, 2], [1, 2])], round: 1 })).toBe('end');
});

test.each([
  [['won', 'lost', 'drawn'], 300],
  [['won', 'won', 'won'], 800],
  [['won', 'won', 'drawn', 'won'], 800],
  [['won', 'won', 'lost', 'won', 'won', 'won'], 1200],
] as const)('%j is worth %i hundredths: after two wins in a row points count double', (results, points) => {
  expect(arenaPoints(results)).toBe(points);
});

test('the standings count points, then wins', () => {
  const meetings = [meet(1, [1, 2], [1, 2]), meet(1, [3, 4], [1, 1]), meet(2, [4, 3], [1, 1]), meet(3, [2, 3], [1, 1])];
  expect(arena.standings(field({ meetings })).map(({ entrant, rank, points }) => [entrant, rank, points])).toEqual([
    [3, 1, 300],
    [1, 2, 200],
    [4, 3, 200],
    [2, 4, 100],
  ]);
});
