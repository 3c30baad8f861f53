import type { BenchRow } from '../benches.ts';
import type { AnswerCounts } from './answer-counts.ts';
import { type HostileReport, runHostile } from './run-hostile.ts';

const LOAD = { seed: 'a million', inProcess: 1_000_000, sockets: 100_000, requests: 50_000 };

/** More than a million hostile messages that must not change anything. */
export const benchHostile = async (): Promise<readonly BenchRow[]> => {
  const report = await runHostile(LOAD);
  const { inProcess, sockets, requests, heapBytes } = report;
  throwOnErrors(report);
  const megabytes = heapBytes.map((bytes) => `${Math.round(bytes / 2 ** 20)} MB`);
  return [
    rowOf('in process', inProcess),
    rowOf('over sockets', sockets),
    rowOf('over HTTP', requests),
    { way: `heap before, after a tenth, at the end: ${megabytes.join(', ')}` },
  ];
};

const rowOf = (way: string, { messages, refused, done, readable, seconds, codes, errors }: AnswerCounts): BenchRow => ({
  way,
  messages,
  refused,
  'no effect': done,
  'public data': readable,
  'refusal codes': codes.size,
  errors: errors.length,
  'messages/s': Math.round(messages / seconds),
});

const throwOnErrors = ({ inProcess, sockets, requests, changed, leftSubscriptions }: HostileReport): void => {
  const trouble = [
    ...inProcess.errors,
    ...sockets.errors,
    ...requests.errors,
    ...changed.map((name) => `changed: ${name}`),
    ...leftSubscriptions,
  ];
  if (trouble.length > 0) throw new Error(trouble.join('\n'));
};
