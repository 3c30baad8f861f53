import { expect, test } from 'vitest';
import { makeLatencyMeter } from './latency.ts';

/** The latency measured after pongs with these RTTs. */
const measured = (...trips: readonly number[]) => {
  let now = 0;
  const meter = makeLatencyMeter(() => now);
  for (const trip of trips) {
    const mark = meter.ping();
    now += trip;
    meter.pong(mark);
  }
  return meter.latency();
};

test('is undefined before the first pong', () => {
  expect(measured()).toBeUndefined();
});

test('measures the lowest and the highest RTT', () => {
  expect(measured(52, 50, 61)).toEqual({ low: 50, trusted: 61, high: 61 });
});

test('ignores one outlier in twenty and trusts the 75th percentile', () => {
  const steady = Array.from({ length: 14 }, () => 50);
  expect(measured(...steady, 52, 54, 56, 60, 61, 400)).toEqual({ low: 50, trusted: 52, high: 61 });
});

test('forgets old samples', () => {
  expect(measured(3, ...Array.from({ length: 40 }, () => 80))).toEqual({ low: 80, trusted: 80, high: 80 });
});

test('bounds latency and jitter', () => {
  expect(measured(5_000, 6_000)).toEqual({ low: 300, trusted: 420, high: 420 });
  expect(measured(10, 900)).toEqual({ low: 10, trusted: 130, high: 130 });
});

test('ignores unknown and repeated pongs', () => {
  let now = 0;
  const meter = makeLatencyMeter(() => now);
  const mark = meter.ping();
  meter.pong('stranger');
  now = 70;
  expect(meter.ping()).toBe(mark);
  meter.pong(mark);
  now = 500;
  meter.pong(mark);
  expect(meter.latency()).toEqual({ low: 70, trusted: 70, high: 70 });
});
