import { expect, test } from 'vitest';
import { isRightChain, isRowOf } from '../rules/chains.ts';
import { countChains } from '../rules/solve.ts';
import type { State } from '../rules/state.ts';
import { does, done, giveUp, HANDS, opened, played, racing, rightOf, wrongOf } from '../tests/play.ts';
import { type Race, racesOf, summaryOf } from './races.ts';

/** Seat 0 is right, 1 is wrong, 2 gives up, 3 is late. */
const raced: State = played(
  racing(opened(4)),
  done(1, wrongOf(1), 4_000),
  done(0, rightOf(0), 7_000),
  giveUp(2, 9_000),
  does('clock', { type: 'empty' }, 60_000),
);
const [race] = racesOf(raced.history);
const handOf = (seat: number): Race['hands'][number] => {
  const hand = race?.hands[seat];
  if (hand === undefined) throw new Error('no race');
  return hand;
};

test('classifies how each race ended', () => {
  expect(race?.hands.map(({ ending, elapsed }) => [ending, elapsed])).toEqual([
    ['right', 7_000],
    ['wrong', 4_000],
    ['gave-up', 9_000],
    ['late', undefined],
  ]);
  expect(race?.winner).toBe(0);
});

test('XC9 counts the possible chains', () => {
  expect(race?.hands.map(({ chains }) => chains)).toEqual(HANDS.map(countChains));
});

test('the solution is the player’s right chain or another of the same tiles', () => {
  expect(handOf(0).solution).toEqual(rightOf(0));
  for (const { solution = [], tiles } of race?.hands ?? []) {
    expect(isRowOf(tiles, solution) && isRightChain(solution)).toBe(true);
  }
});

test('the solution of a wrong chain is the most similar one, in the same direction', () => {
  // Only its first two tiles touch wrongly, so the rest can stay.
  expect(handOf(1).solution?.slice(2)).toEqual(wrongOf(1).slice(2));
  expect(handOf(1).solution?.map(({ tile }) => tile)).toEqual(wrongOf(1).map(({ tile }) => tile));
  expect(handOf(1).faults).toHaveLength(1);
});

test('a hand that cannot be chained has no solution', () => {
  const impossible = [0, 1, 2, 3, 18];
  expect(countChains(impossible)).toBe(0);
  const [one] = racesOf([
    { round: 1, room: 0, raced: [{ tiles: impossible }], finishers: [], sweep: false, toFinal: 0 },
  ]);
  expect(one?.hands).toEqual([{ seat: 0, tiles: impossible, ending: 'late', chains: 0, faults: [] }]);
});

test('sums up all races', () => {
  expect(summaryOf(race ? [race] : [])).toEqual({
    hands: 4,
    possible: 4,
    right: 1,
    quickest: { seat: 0, round: 1, elapsed: 7_000 },
  });
  expect(summaryOf([])).toEqual({ hands: 0, possible: 0, right: 0 });
});
