import { beforeAll, describe, expect, test } from 'vitest';
import { type HostileReport, runHostile } from './run-hostile.ts';

const BYTES_PER_MB = 2 ** 20;

describe('a hundred thousand hostile messages', () => {
  let report: HostileReport;
  beforeAll(async () => {
    report = await runHostile({ seed: 'a hundred thousand', inProcess: 90_000, sockets: 7_000, requests: 6_000 });
  });

  test('are all answered, and none is accepted', () => {
    const { inProcess, sockets, requests } = report;
    expect([...inProcess.errors, ...sockets.errors, ...requests.errors]).toEqual([]);
    expect(inProcess.messages + sockets.messages + requests.messages).toBeGreaterThanOrEqual(100_000);
    expect(inProcess.refused).toBeGreaterThan(inProcess.messages / 2);
  });

  test('are refused for every expected reason', () => {
    const codes = new Set(
      [report.inProcess, report.sockets, report.requests].flatMap((counts) => [...counts.codes.keys()]),
    );
    expect([...codes]).toEqual(
      expect.arrayContaining([
        'malformed',
        'no-match',
        'no-table',
        'no-topic',
        'not-seated',
        'nothing-to-take-back',
        'silenced',
        'not-invited',
        'audience-only',
        'friends-only',
        'no-talk',
        'stranger',
        'bad-token',
        'foreign-origin',
        'wrong-credentials',
        'not-found',
      ]),
    );
  });

  test('leave the server unchanged', () => {
    expect(report.changed).toEqual([]);
    expect(report.leftSubscriptions).toEqual([]);
    const [, early, late] = report.heapBytes;
    expect(late - early).toBeLessThan(64 * BYTES_PER_MB);
  });
});
