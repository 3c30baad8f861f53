import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClaimRequest, Deadline } from '../store/repositories/deadlines.ts';
import { startDeadlines } from './deadlines.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A scheduler on a store with these deadlines, all of which it gets. */
const start = async (stored: readonly Deadline[] = [], { areBotsBusy = false } = {}) => {
  const claims: ClaimRequest[] = [];
  const due: string[] = [];
  const claim = async (request: ClaimRequest) => {
    claims.push(request);
    return stored.filter(({ dueAt }) => dueAt <= request.dueBy);
  };
  const deadlines = startDeadlines({ deadlines: { claim, removeEnded: async () => {} } }, () => Date.now(), {
    onDue: async (match) => void due.push(`${match} ${Date.now()}`),
    areBotsBusy: () => areBotsBusy,
    onError: (error) => {
      throw error;
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  due.length = 0;
  return { deadlines, claims, due };
};

test('a stored deadline acts on time, and not after the end', async () => {
  const { deadlines, due } = await start([{ match: 'm', dueAt: 2_500 }]);
  await vi.advanceTimersByTimeAsync(2_499);
  expect(due).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(due).toEqual(['m 2500']);
  deadlines.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(due).toEqual(['m 2500']);
});

test.each([
  ['an earlier one', 500, ['m 500']],
  ['a later one', 1_800, ['m 1800']],
  ['one that the store will tell of in time', 9_000, []],
])('a deadline just written replaces the one before it: %s', async (_, dueAt, expected) => {
  const { deadlines, due } = await start();
  deadlines.note('m', 1_000);
  deadlines.note('m', dueAt);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(due).toEqual(expected);
  deadlines.stop();
});

test.each([
  { areBotsBusy: false, minOverdueMs: 0 },
  { areBotsBusy: true, minOverdueMs: 1_000 },
])(
  'a process whose bots are busy leaves what has just come due to others, %o',
  async ({ areBotsBusy, minOverdueMs }) => {
    const { deadlines, claims } = await start([], { areBotsBusy });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(claims.map((claim) => claim.minOverdueMs)).toEqual([minOverdueMs, minOverdueMs]);
    deadlines.stop();
  },
);
