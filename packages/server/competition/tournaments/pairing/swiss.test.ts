import { below, makeRng, shuffled } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { swiss } from '../formats/swiss.ts';
import type { Meeting } from '../meeting.ts';
import { standingsOf } from '../standings/standings.ts';
import { historyOf } from './history.ts';
import { pairSwiss } from './swiss.ts';

/** A whole Swiss with random results, withdrawals now and then. */
const playSwiss = (seed: string, size: number, { rounds, leavers = 0 }: { rounds: number; leavers?: number }) => {
  const rng = makeRng(seed);
  let here = shuffled(
    rng,
    Array.from({ length: size }, (_, i) => i + 1),
  );
  const meetings: Meeting[] = [];
  for (let round = 1; round <= rounds; round++) {
    const standings = standingsOf(swiss.tieBreaks, here, meetings).map(({ entrant, points }) => ({ entrant, points }));
    const pairs = pairSwiss(standings, historyOf(meetings));
    expect(pairs.flat().toSorted((a, b) => a - b)).toEqual(here.toSorted((a, b) => a - b));
    expect(pairs.filter((pair) => pair.length === 1)).toHaveLength(here.length % 2);
    for (const seats of pairs) {
      const ranks = [
        [1, 2],
        [2, 1],
        [1, 1],
      ][below(rng, 3)] ?? [1, 1];
      meetings.push(seats.length === 1 ? { round, seats } : { round, seats, ranks });
    }
    if (below(rng, rounds) < leavers) here = here.slice(1);
  }
  return { here, meetings, history: historyOf(meetings) };
};

const pairsMet = (meetings: readonly Meeting[]) =>
  meetings.filter(({ seats }) => seats.length === 2).map(({ seats }) => seats.toSorted((a, b) => a - b).join());

describe('a Swiss', () => {
  test('with the maximum number of rounds is a round robin: no rematches, no second bye', () => {
    for (let size = 3; size <= 12; size++) {
      // Beyond half of the opponents the remaining pairing may be impossible for any algorithm.
      const rounds = Math.max(1, Math.floor(size / 2));
      for (let n = 0; n < 20; n++) {
        const { here, meetings, history } = playSwiss(`${size} ${n}`, size, { rounds });
        const met = pairsMet(meetings);
        expect(new Set(met).size, `${size} ${n}`).toBe(met.length);
        for (const entrant of here) expect(history.rests(entrant)).toBeLessThanOrEqual(1);
      }
    }
  });

  test('never repeats a pair if that can be avoided, whatever the rounds before', () => {
    for (let n = 0; n < 200; n++) {
      const { here, meetings, history } = playSwiss(`exact ${n}`, 6, { rounds: 1 + (n % 5), leavers: n % 2 });
      if (here.length % 2 === 1) continue;
      const standing = standingsOf(swiss.tieBreaks, here, meetings);
      const repeats = pairSwiss(standing, history).reduce((sum, [a = 0, b = 0]) => sum + history.met(a, b), 0);
      expect(repeats).toBe(fewestRepeats(here, history.met));
    }
  });

  test('with 128 players over 9 rounds pairs equals and balances first seats', () => {
    const { here, meetings, history } = playSwiss('large', 128, { rounds: 9 });
    const met = pairsMet(meetings);
    expect(new Set(met).size).toBe(met.length);
    for (const entrant of here) {
      const firsts = history.seats(entrant).filter((seat) => seat === 0).length;
      expect(Math.abs(firsts - (9 - firsts))).toBeLessThanOrEqual(3);
    }
    const points = new Map(
      standingsOf(
        swiss.tieBreaks,
        here,
        meetings.filter(({ round }) => round < 9),
      ).map(({ entrant, points }) => [entrant, points]),
    );
    const gaps = meetings
      .filter(({ round }) => round === 9)
      .map(({ seats: [a = 0, b = 0] }) => Math.abs((points.get(a) ?? 0) - (points.get(b) ?? 0)));
    // Nearly all pairs have equal points, and no gap is large.
    expect(gaps.filter((gap) => gap > 0).length).toBeLessThan(20);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(100);
  });

  test('gives the bye to the lowest who had none', () => {
    const meetings: Meeting[] = [
      { round: 1, seats: [1, 2], ranks: [1, 2] },
      { round: 1, seats: [3, 4], ranks: [1, 2] },
      { round: 1, seats: [5] },
    ];
    const standing = [1, 3, 5, 2, 4].map((entrant, i) => ({ entrant, points: i < 3 ? 100 : 0 }));
    expect(pairSwiss(standing, historyOf(meetings)).at(-1)).toEqual([4]);
    expect(pairSwiss(standing, historyOf([...meetings, { round: 2, seats: [4] }])).at(-1)).toEqual([2]);
  });
});

const fewestRepeats = (left: readonly number[], met: (a: number, b: number) => number): number => {
  const [first, ...others] = left;
  if (first === undefined) return 0;
  return Math.min(
    ...others.map(
      (other) =>
        met(first, other) +
        fewestRepeats(
          others.filter((one) => one !== other),
          met,
        ),
    ),
  );
};
