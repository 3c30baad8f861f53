import type { BenchRow, BenchSize } from '../benches.ts';
import type { Report } from './run-scenario.ts';
import { tryLone, tryShared } from './scenarios.ts';

const MATCHES = 220;
const THINK = [1_000, 4_000] as const;
const MEGABYTE = 1_048_576;

/** What a house loses to whatever can go wrong, under load: first three processes, then one. */
export const benchFaults = async ({ seconds }: BenchSize): Promise<readonly BenchRow[]> => {
  const hardship = { matches: MATCHES, think: THINK, seconds };
  const shared = rowsOf(await tryShared(hardship));
  const lone = new Map(rowsOf(await tryLone(hardship)));
  const rows = new Map([...shared, ...[...lone].filter(([what]) => !shared.some(([same]) => same === what))]);
  const known = new Map(shared);
  return [...rows.keys()].map((what) => ({
    what,
    'three processes': known.get(what) ?? '',
    'one process, SQLite': lone.get(what) ?? '',
  }));
};

const rowsOf = (report: Report): readonly (readonly [string, string | number])[] => [
  ['matches at once, at least', report.atOnce],
  ['matches', report.matches],
  ['moves acknowledged', report.moves],
  ...[...report.troubles].map(([name, times]) => [name, times] as const),
  ['moves lost, doubled, or shown otherwise', report.broken.length],
  ['left undone', report.undone.length],
  ['processes that fell by themselves', report.falls.length],
  ['matches rated, each once', report.rated],
  ['moves refused as not saved', report.unsaved],
  ['refused, or so it was said, and saved', report.savedAfterAll],
  ['times somebody came back', report.returns.count],
  ['that took, median, ms', Math.round(report.returns.median)],
  ['in 95 of 100 at most, ms', Math.round(report.returns.most)],
  ['calm again after, ms', Math.round(report.calmAfter)],
  ['a client that does not read is let go', report.isSlowReaderLetGo ? 'yes' : 'no'],
  ['heap of a process when empty, MB', Math.round(report.empty.heap / MEGABYTE)],
  ['and after all that, MB', Math.round(report.after.heap / MEGABYTE)],
  ...[...report.broken, ...report.undone, ...report.falls].map((what) => [what, 'wrong'] as const),
];
