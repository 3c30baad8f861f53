import type { TimeControl } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { advance, clockFaces, deadlineOf, startClock } from './clock.ts';

const LIVE: TimeControl = { kind: 'live', perMove: 10, bank: 60 };
const NONE: TimeControl = { kind: 'none', perMove: 0, bank: 0 };

const begun = advance(startClock(LIVE, 2), LIVE, { at: 0, awaits: [0] });

test('a decision uses the time per move first, then the bank', () => {
  expect(deadlineOf(begun, { pace: LIVE }, 0)).toBe(70_000);
  expect(deadlineOf(begun, { pace: LIVE }, 1)).toBeUndefined();
});

test('a quick move costs nothing', () => {
  const after = advance(begun, LIVE, { by: 0, at: 9_000, awaits: [1] });
  expect(after.bank).toEqual([60_000, 60_000]);
  expect(deadlineOf(after, { pace: LIVE }, 1)).toBe(79_000);
});

test('a slow move is charged to the bank of its player', () => {
  const after = advance(begun, LIVE, { by: 0, at: 25_000, awaits: [1] });
  expect(after.bank).toEqual([45_000, 60_000]);
});

test('the clock of an awaited seat keeps running while another acts', () => {
  const both = advance(startClock(LIVE, 2), LIVE, { at: 0, awaits: [0, 1] });
  const after = advance(both, LIVE, { by: 1, at: 20_000, awaits: [0] });
  expect(after.bank).toEqual([60_000, 50_000]);
  expect(deadlineOf(after, { pace: LIVE }, 0)).toBe(70_000);
});

test('a seat that acts and is awaited again gets its time per move again', () => {
  const after = advance(begun, LIVE, { by: 0, at: 5_000, awaits: [0] });
  expect(deadlineOf(after, { pace: LIVE }, 0)).toBe(75_000);
});

test('shown clocks run for awaited seats only', () => {
  expect(clockFaces(begun, { pace: LIVE }, 5_000)).toEqual([
    { left: 65_000, bank: 60_000, runs: true },
    { left: 70_000, bank: 60_000, runs: false },
  ]);
  expect(clockFaces(begun, { pace: LIVE }, 30_000)[0]).toEqual({ left: 40_000, bank: 40_000, runs: true });
});

test('without a clock nobody is ever late', () => {
  const clock = advance(startClock(NONE, 2), NONE, { at: 0, awaits: [0] });
  expect(deadlineOf(clock, { pace: NONE }, 0)).toBeUndefined();
});

const DAYS: TimeControl = { kind: 'correspondence', perMove: 100, bank: 50 };
const waiting = advance(startClock(DAYS, 2), DAYS, { at: 0, awaits: [0] });
const rests = [[{ from: 20_000, until: 80_000 }], []];

test('a vacation pauses the clock and moves the deadline', () => {
  expect(deadlineOf(waiting, { pace: DAYS, rests }, 0)).toBe(210_000);
  expect(clockFaces(waiting, { pace: DAYS, rests }, 50_000)[0]).toEqual({ left: 130_000, bank: 50_000, runs: false });
  expect(clockFaces(waiting, { pace: DAYS, rests }, 90_000)[0]).toEqual({ left: 120_000, bank: 50_000, runs: true });
});

test('vacation time is not charged to the bank', () => {
  const rested = advance(waiting, DAYS, { by: 0, at: 170_000, awaits: [1], rests });
  expect(rested.bank).toEqual([40_000, 50_000]);
  const worked = advance(waiting, DAYS, { by: 0, at: 170_000, awaits: [1] });
  expect(worked.bank).toEqual([0, 50_000]);
});

test('a vacation pauses only its player’s clock', () => {
  expect(deadlineOf(waiting, { pace: DAYS, rests: [[], rests[0] ?? []] }, 0)).toBe(150_000);
});

test('a seat’s first decision has its grace on top, whenever it begins; later ones have none', () => {
  const graced = advance(startClock(LIVE, 2, 30_000), LIVE, { at: 0, awaits: [0] });
  expect(deadlineOf(graced, { pace: LIVE }, 0)).toBe(100_000);
  expect(clockFaces(graced, { pace: LIVE }, 5_000)[0]).toEqual({ left: 95_000, bank: 60_000, runs: true });
  const moved = advance(graced, LIVE, { by: 0, at: 35_000, awaits: [1] });
  expect(moved.bank).toEqual([60_000, 60_000]);
  expect(deadlineOf(moved, { pace: LIVE }, 1)).toBe(135_000);
  const again = advance(moved, LIVE, { by: 1, at: 80_000, awaits: [0] });
  expect(again.bank).toEqual([60_000, 55_000]);
  expect(deadlineOf(again, { pace: LIVE }, 0)).toBe(150_000);
});
