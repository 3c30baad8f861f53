import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFaults } from './scenarios.ts';

/** Fewer than `sesame bench faults` has: two cores run the servers, the databases and all players. */
const LOAD = { matches: 100, thinkMs: [2_000, 4_000] } as const;
/** Players are kept for this long after the last fault, below a test's timeout, until everything due was done. */
const RECOVERY_TIMEOUT_MS = 50_000;

const PLACES = [
  {
    place: 'cluster',
    title: 'three processes on PostgreSQL and Redis',
    faults: [
      'process killed',
      'Redis stopped and started',
      'PostgreSQL connection cut',
      'clock set forward and back',
      'PostgreSQL restarted',
      'PostgreSQL connection stalled',
    ],
  },
  { place: 'single', title: 'one process on SQLite', faults: ['process killed', 'disk full'] },
] as const;

describe.each(PLACES)('$title', ({ place, faults }) => {
  let running: Awaited<ReturnType<typeof openFaults>>;
  beforeAll(async () => {
    running = await openFaults(place, LOAD);
  });
  afterAll(() => running.close());

  test.each(faults)('goes on: %s', async (name) => {
    const fault = running.faults.find((one) => one.name === name);
    if (fault === undefined) throw new Error('there is no such fault');
    await running.inject(fault);
  });

  test('goes on after the last fault', () => running.playOn());

  test('has lost nothing, and catches up', async () => {
    const report = await running.settle(RECOVERY_TIMEOUT_MS);
    expect(report.violations, 'broken guarantees').toEqual([]);
    expect(report.crashes, 'crashes').toEqual([]);
    expect(report.unfinished, `late: not done ${Math.round(report.recoveryMs)} ms after the last fault`).toEqual([]);
    expect(report.isSlowReaderDisconnected).toBe(true);
    expect([...report.faultCounts.keys()]).toEqual(faults);
    expect(new Set(running.faults.map((fault) => fault.name))).toEqual(new Set(faults));
    expect(report.fewestRunning).toBeGreaterThanOrEqual(0.9 * LOAD.matches);
    expect(report.acknowledgedMoves).toBeGreaterThan(LOAD.matches);
    expect(report.reconnects.count).toBeGreaterThan(0);
    expect(report.memoryAfter.heap).toBeLessThan(3 * report.memoryBefore.heap);
    if (place === 'single') expect(report.refusedAsNotSaved, 'a full disk was noticed').toBeGreaterThan(0);
  });
});
