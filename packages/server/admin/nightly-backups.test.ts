import { describe, expect, test, vi } from 'vitest';
import { lastDue, makeNightlyBackups } from './nightly-backups.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 5, day, hour, minute).getTime();

test.each([
  ['later the same day', at(2, 14), at(2, 3)],
  ['at the minute', at(2, 3), at(2, 3)],
  ['before that hour', at(2, 2, 59), at(1, 3)],
])('a backup at 03:00 was last due, %s', (_when, now, due) => {
  expect(lastDue(now, '03:00')).toBe(due);
});

/** A server whose clock and backups the test controls. Several processes may share its values. */
const makeServer = (values = new Map<string, string>()) => {
  let now = at(1, 12);
  const backups = { makeNightly: vi.fn(async () => true) };
  const keyValues = {
    getOrSet: async (key: string, offered: string) => {
      if (!values.has(key)) values.set(key, offered);
      return values.get(key) ?? offered;
    },
    compareAndSwap: async (key: string, previous: string, value: string) => {
      if (values.get(key) !== previous) return false;
      values.set(key, value);
      return true;
    },
  };
  const makeIfDue = makeNightlyBackups({
    settings: { at: '03:00', keep: 7 },
    store: { keyValues } as unknown as Parameters<typeof makeNightlyBackups>[0]['store'],
    backups,
    log: { info: () => {}, error: () => {} },
    now: () => now,
  });
  const pollAt = async (time: number) => {
    now = time;
    await makeIfDue();
    return backups.makeNightly.mock.calls.length;
  };
  return { backups, pollAt };
};

describe('nightly backups', () => {
  test('are made once a night, not at the first start', async () => {
    const { pollAt } = makeServer();
    expect(await pollAt(at(1, 12))).toBe(0);
    expect(await pollAt(at(2, 2, 59))).toBe(0);
    expect(await pollAt(at(2, 3))).toBe(1);
    expect(await pollAt(at(2, 3, 1))).toBe(1);
    expect(await pollAt(at(3, 3))).toBe(2);
  });

  test('make up for a night that the machine slept through', async () => {
    const { pollAt } = makeServer();
    await pollAt(at(1, 12));
    expect(await pollAt(at(4, 9))).toBe(1);
    expect(await pollAt(at(4, 10))).toBe(1);
  });

  test('are made by one of several processes', async () => {
    const values = new Map<string, string>();
    const [one, other] = [makeServer(values), makeServer(values)];
    await one.pollAt(at(1, 12));
    expect(await one.pollAt(at(2, 3))).toBe(1);
    expect(await other.pollAt(at(2, 3))).toBe(0);
  });

  test('that fail are tried again after an hour', async () => {
    const { pollAt, backups } = makeServer();
    await pollAt(at(1, 12));
    backups.makeNightly.mockRejectedValueOnce(new Error('no space left'));
    expect(await pollAt(at(2, 3))).toBe(1);
    expect(await pollAt(at(2, 3, 30))).toBe(1);
    expect(await pollAt(at(2, 4))).toBe(2);
    expect(await pollAt(at(2, 5))).toBe(2);
  });
});
