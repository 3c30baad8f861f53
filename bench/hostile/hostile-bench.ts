import type { BenchRow } from '../benches.ts';
import type { Tally } from './answer-counts.ts';
import { type HostileReport, runHostile } from './run-hostile.ts';

const MANY = { seed: 'a million', ear: 1_000_000, sockets: 100_000, requests: 50_000 };

/** More than a million messages that must change nothing. */
export const benchHostile = async (): Promise<readonly BenchRow[]> => {
  const report = await runHostile(MANY);
  const { ear, sockets, requests, heap } = report;
  complain(report);
  const megabytes = heap.map((bytes) => `${Math.round(bytes / 2 ** 20)} MB`);
  return [
    rowOf('straight into the ear', ear),
    rowOf('over sockets', sockets),
    rowOf('over HTTP', requests),
    { way: `heap before, after a tenth, in the end: ${megabytes.join(', ')}` },
  ];
};

const rowOf = (way: string, { messages, refused, done, told, seconds, codes, wrong }: Tally): BenchRow => ({
  way,
  messages,
  refused,
  'done before': done,
  'told what all may know': told,
  'kinds of refusals': codes.size,
  wrong: wrong.length,
  'a second': Math.round(messages / seconds),
});

const complain = ({ ear, sockets, requests, changed, left }: HostileReport): void => {
  const trouble = [
    ...ear.wrong,
    ...sockets.wrong,
    ...requests.wrong,
    ...changed.map((name) => `changed: ${name}`),
    ...left,
  ];
  if (trouble.length > 0) throw new Error(trouble.join('\n'));
};
