import { expect, test } from 'vitest';
import type { FaultReport } from './run-scenario.ts';
import { runClusterScenario, runSingleServerScenario } from './scenarios.ts';

/** 220 for at least 200: some are always between two matches. */
const LIGHT_LOAD = { matches: 220, seconds: 0, thinkMs: [4_000, 8_000] } as const;
const TEST_TIMEOUT_MS = 600_000;

/** No acknowledged move is lost, and play goes on. */
const expectNothingLost = (report: FaultReport) => {
  expect(report.violations).toEqual([]);
  expect(report.unfinished).toEqual([]);
  expect(report.crashes).toEqual([]);
  expect(report.isSlowReaderDisconnected).toBe(true);
  expect(report.fewestRunning).toBeGreaterThanOrEqual(200);
  expect(report.acknowledgedMoves).toBeGreaterThan(LIGHT_LOAD.matches);
  expect(report.memoryAfter.heap).toBeLessThan(3 * report.memoryBefore.heap);
};

test('three processes lose nothing to kills, cut connections, clock jumps and service restarts', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const report = await runClusterScenario(LIGHT_LOAD);
  expectNothingLost(report);
  expect([...report.faultCounts.keys()]).toHaveLength(6);
  expect(report.reconnects.count).toBeGreaterThan(0);
});

test('a single process on SQLite loses nothing to kills and a full disk', { timeout: TEST_TIMEOUT_MS }, async () => {
  const report = await runSingleServerScenario(LIGHT_LOAD);
  expectNothingLost(report);
  expect(report.refusedAsNotSaved).toBeGreaterThan(0);
});
