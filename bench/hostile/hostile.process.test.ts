import { beforeAll, describe, expect, test } from 'vitest';
import { type HostileReport, runHostile } from './run-hostile.ts';

const MEGABYTES = 2 ** 20;

describe('a hundred thousand messages that nobody should send', () => {
  let report: HostileReport;
  beforeAll(async () => {
    report = await runHostile({ seed: 'a hundred thousand', ear: 90_000, sockets: 7_000, requests: 3_000 });
  });

  test('are all answered, and none is granted anything', () => {
    const { ear, sockets, requests } = report;
    expect([...ear.wrong, ...sockets.wrong, ...requests.wrong]).toEqual([]);
    expect(ear.messages + sockets.messages + requests.messages).toBeGreaterThanOrEqual(100_000);
    expect(ear.refused).toBeGreaterThan(ear.messages / 2);
  });

  test('reach every part that must refuse', () => {
    const codes = new Set([report.ear, report.sockets, report.requests].flatMap((tally) => [...tally.codes.keys()]));
    expect([...codes]).toEqual(
      expect.arrayContaining([
        'malformed',
        'no-match',
        'no-table',
        'no-topic',
        'not-seated',
        'nothing-to-take-back',
        'silenced',
        'players-only',
        'audience-only',
        'stranger',
        'bad-token',
        'foreign-origin',
        'wrong-credentials',
        'not-found',
      ]),
    );
  });

  test('leave the house as it was', () => {
    expect(report.changed).toEqual([]);
    expect(report.left).toEqual([]);
    const [, early, late] = report.heap;
    expect(late - early).toBeLessThan(64 * MEGABYTES);
  });
});
