import { expect, test } from 'vitest';
import type { Report } from './run-scenario.ts';
import { tryLone, tryShared } from './scenarios.ts';

/** Some places are always between two matches. */
const LIGHT = { matches: 220, seconds: 0, think: [2_000, 5_000] } as const;
const LONGEST = 300_000;

/** However it went, nothing that was acknowledged may be lost, and everything goes on. */
const expectWhole = (report: Report) => {
  expect(report.broken).toEqual([]);
  expect(report.undone).toEqual([]);
  expect(report.falls).toEqual([]);
  expect(report.isSlowReaderLetGo).toBe(true);
  expect(report.atOnce).toBeGreaterThanOrEqual(200);
  expect(report.moves).toBeGreaterThan(LIGHT.matches);
  expect(report.after.heap).toBeLessThan(3 * report.empty.heap);
};

test('three processes lose nothing to kills, cuts, clocks that jump, and services that go away', {
  timeout: LONGEST,
}, async () => {
  const report = await tryShared(LIGHT);
  expectWhole(report);
  expect([...report.troubles.keys()]).toHaveLength(6);
  expect(report.returns.count).toBeGreaterThan(0);
});

test('one process on one file loses nothing to kills and a full disk', { timeout: LONGEST }, async () => {
  const report = await tryLone(LIGHT);
  expectWhole(report);
  expect(report.unsaved).toBeGreaterThan(0);
});
