import type { BenchRow, BenchSize } from '../benches.ts';
import type { FaultReport } from './run-scenario.ts';
import { runFaults } from './scenarios.ts';

const CONCURRENT_MATCHES = 220;
const THINK_MS = [1_000, 4_000] as const;
const BYTES_PER_MB = 1_048_576;

/** What is lost when things fail under load: first with three processes, then with one. */
export const benchFaults = async ({ seconds }: BenchSize): Promise<readonly BenchRow[]> => {
  const load = { matches: CONCURRENT_MATCHES, thinkMs: THINK_MS, seconds };
  const cluster = rowsOf(await runFaults('cluster', load));
  const single = new Map(rowsOf(await runFaults('single', load)));
  const rows = new Map([...cluster, ...[...single].filter(([what]) => !cluster.some(([same]) => same === what))]);
  const byCluster = new Map(cluster);
  return [...rows.keys()].map((what) => ({
    what,
    'three processes': byCluster.get(what) ?? '',
    'one process, SQLite': single.get(what) ?? '',
  }));
};

const rowsOf = (report: FaultReport): readonly (readonly [string, string | number])[] => [
  ['fewest matches at the same time', report.fewestRunning],
  ['matches', report.matches],
  ['moves acknowledged', report.acknowledgedMoves],
  ...[...report.faultCounts].map(([name, times]) => [name, times] as const),
  ['moves lost, duplicated or shown wrongly', report.violations.length],
  ['unfinished work', report.unfinished.length],
  ['process crashes', report.crashes.length],
  ['matches rated exactly once', report.ratedMatches],
  ['moves reported as not saved', report.refusedAsNotSaved],
  ['reported as failed but actually saved', report.savedDespiteRefusal],
  ['reconnects', report.reconnects.count],
  ['reconnect time p50, ms', Math.round(report.reconnects.p50Ms)],
  ['reconnect time p95, ms', Math.round(report.reconnects.p95Ms)],
  ['recovery time after the last fault, ms', Math.round(report.recoveryMs)],
  ['client that does not read is disconnected', report.isSlowReaderDisconnected ? 'yes' : 'no'],
  ['heap before the load, MB', Math.round(report.memoryBefore.heap / BYTES_PER_MB)],
  ['heap at the end, MB', Math.round(report.memoryAfter.heap / BYTES_PER_MB)],
  ...[...report.violations, ...report.unfinished, ...report.crashes].map((what) => [what, 'error'] as const),
];
