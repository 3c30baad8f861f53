import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CreditRequest } from '../store/store.ts';
import type { MayWrite } from '../store/write-guard.ts';
import { startHeartbeat } from './downtime.ts';

/** One store, and processes whose connections to it can be cut. */
let values: Map<string, string>;
let credits: number[];
let stalledMs = 0;

const swap = (key: string, previous: string, value: string) => {
  const isSame = values.get(key) === previous;
  if (isSame) values.set(key, value);
  return isSame;
};
const credit = (milliseconds: number, { key, previous, value, credited }: CreditRequest) => {
  if (!swap(key, previous, value)) return false;
  values.set(credited, value);
  credits.push(milliseconds);
  return true;
};

const open = async () => {
  const one = { isCut: false, reloads: 0, given: 0, mayWrite: (() => undefined) as MayWrite };
  const over = async <Value>(ask: () => Value): Promise<Value> => {
    // A round trip, so that the processes interleave.
    await Promise.resolve();
    if (one.isCut) throw new Error('the connection is cut');
    return ask();
  };
  const alive = await startHeartbeat({
    store: {
      keyValues: {
        get: (key) => over(() => values.get(key)),
        getAll: () => over(() => new Map(values)),
        set: async () => {},
        getOrSet: async (_, offered) => offered,
        compareAndSwap: (...change) => over(() => swap(...change)),
        creditDowntime: (...given) => over(() => credit(...given)),
      },
      guardWrites: (mayWrite) => {
        one.mayWrite = mayWrite;
      },
    },
    now: () => Date.now(),
    stalls: { total: () => stalledMs },
    onCredited: () => {
      one.given += 1;
    },
    reloadEpochs: async () => {
      one.reloads += 1;
    },
  });
  return { one, stop: alive.stop, beatAndWrite: alive.beatAndWrite };
};

let processes: Awaited<ReturnType<typeof open>>[];
beforeEach(async () => {
  vi.useFakeTimers();
  values = new Map([['alive_at', String(Date.now())]]);
  credits = [];
  stalledMs = 0;
  processes = [await open(), await open(), await open()];
});
afterEach(async () => {
  await Promise.all(processes.map(({ stop }) => stop()));
  vi.useRealTimers();
});
const all = () => processes.map(({ one }) => one);
const cut = (cuts: readonly boolean[]) => {
  for (const [i, one] of all().entries()) one.isCut = cuts[i] ?? false;
};
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(1_000 * seconds);

test('an outage of all processes is credited once, and all reload', async () => {
  await pass(3);
  cut([true, true, true]);
  await pass(20);
  cut([]);
  await pass(1);
  expect(credits).toEqual([expect.toSatisfy((time) => time >= 25_000 && time <= 27_000)]);
  expect(all().map(({ reloads }) => reloads)).toEqual([1, 1, 1]);
  expect(all().reduce((sum, { given }) => sum + given, 0)).toBe(1);
  await pass(30);
  expect(credits.length).toBe(1);
});

test('credits nothing if only one process was cut off', async () => {
  cut([true]);
  await pass(20);
  cut([]);
  await pass(3);
  expect(credits).toEqual([]);
  expect(all().map(({ reloads }) => reloads)).toEqual([0, 0, 0]);
});

test('does not credit a few seconds', async () => {
  cut([true, true, true]);
  await pass(3);
  cut([]);
  await pass(3);
  expect(credits).toEqual([]);
});

test('blocks writes after an outage until it is known whether it is credited', async () => {
  const [{ one }] = processes as [(typeof processes)[0]];
  expect(one.mayWrite()).toBeUndefined();
  cut([true, true, true]);
  await pass(10);
  await expect(one.mayWrite()).rejects.toThrow('cut');
  cut([]);
  // The write that waited has stale times; later ones do not.
  await expect(one.mayWrite()).rejects.toThrow('match times');
  expect(credits.length).toBe(1);
  expect(one.mayWrite()).toBeUndefined();
  cut([true]);
  await pass(10);
  cut([]);
  await one.mayWrite();
  expect(one.reloads).toBe(1);
});

test('does not credit time that the process kept itself busy', async () => {
  const stall = async (ownMs: number) => {
    vi.setSystemTime(Date.now() + 20_000);
    stalledMs += ownMs;
    await pass(1);
  };
  await stall(20_000);
  expect(credits).toEqual([]);
  await stall(12_000);
  expect(credits.length).toBe(1);
  expect(credits[0]).toBeLessThan(15_000);
});

test('a write at the start is repeated if the process stalled just before it', async () => {
  const [{ one, beatAndWrite }] = processes as [(typeof processes)[0]];
  const written: string[] = [];
  let stalls = 2;
  const start = beatAndWrite(async () => {
    if (stalls-- > 0) vi.setSystemTime(Date.now() + 10_000);
    await one.mayWrite();
    written.push('url');
    return 'done';
  });
  await expect(start).resolves.toBe('done');
  expect(credits.length).toBe(2);
  expect(written).toEqual(['url']);
  await expect(beatAndWrite(() => Promise.reject(new Error('the disk is full')))).rejects.toThrow('full');
});
