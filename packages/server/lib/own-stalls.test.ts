import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureOwnStalls, type OwnStalls } from './own-stalls.ts';

let at = 0;
let used = 0;
let stalls: OwnStalls;
beforeEach(() => {
  vi.useFakeTimers();
  [at, used] = [0, 0];
  stalls = measureOwnStalls(
    () => at,
    () => used,
  );
});
afterEach(() => {
  stalls.stop();
  vi.useRealTimers();
});

const pass = (milliseconds: number, busyMs: number) => {
  at += milliseconds;
  used += busyMs;
  vi.advanceTimersByTime(250);
};

test('a loop that goes on in time has not stalled, however busy it is', () => {
  for (let tick = 0; tick < 20; tick++) pass(250, 250);
  expect(stalls.total()).toBe(0);
});

test('a stall counts as far as the processor was used', () => {
  pass(5_250, 5_000);
  expect(stalls.total()).toBe(5_000);
  pass(5_250, 1_000);
  expect(stalls.total()).toBe(6_000);
});

test('a process that was stopped has not stalled itself', () => {
  pass(60_000, 0);
  expect(stalls.total()).toBe(0);
});

test('a stall is known before the timer has its turn', () => {
  [at, used] = [8_000, 7_900];
  expect(stalls.total()).toBe(7_750);
});
