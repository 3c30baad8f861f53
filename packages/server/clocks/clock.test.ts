import type { Pace } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { advance, deadlineOf, faces, startClock } from './clock.ts';

const LIVE: Pace = { kind: 'live', perMove: 10, bank: 60 };
const NONE: Pace = { kind: 'none', perMove: 0, bank: 0 };

const begun = advance(startClock(LIVE, 2), LIVE, { at: 0, awaits: [0] });

test('a decision has its own time first, then the bank', () => {
  expect(deadlineOf(begun, LIVE, 0)).toBe(70_000);
  expect(deadlineOf(begun, LIVE, 1)).toBeUndefined();
});

test('a quick move costs nothing', () => {
  const after = advance(begun, LIVE, { by: 0, at: 9_000, awaits: [1] });
  expect(after.bank).toEqual([60_000, 60_000]);
  expect(deadlineOf(after, LIVE, 1)).toBe(79_000);
});

test('a slow move runs off the bank of who made it', () => {
  const after = advance(begun, LIVE, { by: 0, at: 25_000, awaits: [1] });
  expect(after.bank).toEqual([45_000, 60_000]);
});

test('who is still awaited while another acts goes on', () => {
  const both = advance(startClock(LIVE, 2), LIVE, { at: 0, awaits: [0, 1] });
  const after = advance(both, LIVE, { by: 1, at: 20_000, awaits: [0] });
  expect(after.bank).toEqual([60_000, 50_000]);
  expect(deadlineOf(after, LIVE, 0)).toBe(70_000);
});

test('who acts and is awaited again begins anew', () => {
  const after = advance(begun, LIVE, { by: 0, at: 5_000, awaits: [0] });
  expect(deadlineOf(after, LIVE, 0)).toBe(75_000);
});

test('what the players see runs for who is awaited and stands for the rest', () => {
  expect(faces(begun, LIVE, 30_000)).toEqual([
    { left: 40_000, runs: true },
    { left: 70_000, runs: false },
  ]);
});

test('without a clock nobody is ever late', () => {
  const clock = advance(startClock(NONE, 2), NONE, { at: 0, awaits: [0] });
  expect(deadlineOf(clock, NONE, 0)).toBeUndefined();
});
