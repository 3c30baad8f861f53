import { below, makeRng } from '@sesame/kernel';
import { expect, test } from 'vitest';
import type { Field, Played } from './format.ts';
import { knockout } from './knockout.ts';

const ranksOfSeats = (seats: readonly number[], winner: number | undefined) =>
  seats.map((entrant) => (winner === undefined || entrant === winner ? 1 : 2));

/** Plays a knockout to its end. `decide` names the winner of a match; undefined is a tie. */
const play = (
  count: number,
  decide: (seats: readonly number[], tries: number) => number | undefined,
  leave: (round: number) => readonly number[] = () => [],
) => {
  const order = Array.from({ length: count }, (_, i) => i + 1);
  const active = new Set(order);
  const meetings: Played[] = [];
  const rounds = knockout.rounds(count, 0);
  let round = 0;
  for (;;) {
    const bots = new Set<number>();
    const field: Field = { order, active, bots, meetings, round, rounds, size: 2, min: 2, seed: 's', now: 0 };
    const turn = knockout.next(field);
    if (turn === 'end') return { meetings, rounds, standings: knockout.standings(field) };
    if (turn === 'wait') throw new Error('nothing to wait for');
    for (const seats of turn.meetings) {
      const tries = meetings.filter(
        (one) => one.round === turn.round && one.seats.some((e) => seats.includes(e)),
      ).length;
      meetings.push({
        round: turn.round,
        seats,
        ...(seats.length > 1 && { ranks: ranksOfSeats(seats, decide(seats, tries)) }),
      });
    }
    round = turn.round;
    for (const entrant of leave(round)) active.delete(entrant);
  }
};
const best = (seats: readonly number[]) => Math.min(...seats);
const sizes = (meetings: readonly Played[], round: number) =>
  meetings.filter((one) => one.round === round).map(({ seats }) => seats.length);

test.each([3, 4, 5, 6, 7, 8, 13, 16, 31])('%i entrants: all but one lose exactly once', (count) => {
  const rng = makeRng(`knockout ${count}`);
  const { meetings, rounds, standings } = play(count, (seats) => seats[below(rng, 2)]);
  const matches = meetings.filter(({ seats }) => seats.length === 2);
  expect(matches).toHaveLength(count - 1);
  const losers = matches.map(({ seats, ranks = [] }) => seats[ranks.indexOf(2)]);
  expect(new Set(losers).size).toBe(count - 1);
  expect(standings.filter(({ rank }) => rank === 1).map(({ entrant }) => losers.includes(entrant))).toEqual([false]);
  expect(rounds).toBe(Math.ceil(Math.log2(count)));
});

test('byes are in the first round, and go to the first of the draw, who meet the second only in the final', () => {
  const { meetings, standings } = play(6, best);
  expect(sizes(meetings, 1).toSorted()).toEqual([1, 1, 2, 2]);
  const resting = meetings.filter(({ seats }) => seats.length === 1).flatMap(({ seats }) => seats);
  expect(resting.toSorted()).toEqual([1, 2]);
  expect(meetings.at(-1)?.seats.toSorted()).toEqual([1, 2]);
  expect(standings.map(({ entrant, rank }) => [entrant, rank])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 5],
    [6, 5],
  ]);
});

test('of two opponents, the first of the draw begins in odd rounds and the other in even ones', () => {
  const { meetings } = play(8, best);
  const begins = (round: number) =>
    meetings.filter((one) => one.round === round).map(({ seats }) => seats[0] === best(seats));
  expect([1, 2, 3].map(begins)).toEqual([[true, true, true, true], [false, false], [true]]);
});

test('a tie is played again with the seats swapped; after three the draw decides', () => {
  const once = play(4, (seats, tries) => (tries === 0 ? undefined : best(seats)));
  const first = once.meetings.filter((one) => one.round === 1 && one.seats.includes(1));
  expect(first.map(({ seats }) => seats)).toEqual([first[0]?.seats, first[0]?.seats.toReversed()]);
  const never = play(4, () => undefined);
  expect(sizes(never.meetings, 1)).toHaveLength(6);
  expect(never.standings[0]).toMatchObject({ entrant: 1, rank: 1 });
});

test('the next opponent of somebody who has left goes through without a match', () => {
  const { meetings, standings } = play(4, best, (round) => (round === 1 ? [1] : []));
  expect(sizes(meetings, 2)).toEqual([1]);
  expect(standings[0]).toMatchObject({ entrant: 2, rank: 1 });
});
