import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CreditRequest } from '../store/store.ts';
import type { MayWrite } from '../store/write-guard.ts';
import { startHeartbeat } from './downtime.ts';

/** One store, and processes whose lines to it can be cut. */
let values: Map<string, string>;
let credits: number[];

const swap = (key: string, was: string, value: string) => {
  const isSame = values.get(key) === was;
  if (isSame) values.set(key, value);
  return isSame;
};
const credit = (milliseconds: number, { key, was, value, credited }: CreditRequest) => {
  if (!swap(key, was, value)) return false;
  values.set(credited, value);
  credits.push(milliseconds);
  return true;
};

const open = async () => {
  const one = { isCut: false, retimed: 0, given: 0, mayWrite: (() => undefined) as MayWrite };
  const over = async <Value>(ask: () => Value): Promise<Value> => {
    // The way there takes a while, so that processes come between each other.
    await Promise.resolve();
    if (one.isCut) throw new Error('the line is cut');
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
    onCredited: () => {
      one.given += 1;
    },
    reloadEpochs: async () => {
      one.retimed += 1;
    },
  });
  return { one, stop: alive.stop };
};

let processes: Awaited<ReturnType<typeof open>>[];
beforeEach(async () => {
  vi.useFakeTimers();
  values = new Map([['alive_at', String(Date.now())]]);
  credits = [];
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

test('time in which no process could write is given back once, and all follow', async () => {
  await pass(3);
  cut([true, true, true]);
  await pass(20);
  cut([]);
  await pass(1);
  expect(credits).toEqual([expect.toSatisfy((time) => time >= 25_000 && time <= 27_000)]);
  expect(all().map(({ retimed }) => retimed)).toEqual([1, 1, 1]);
  expect(all().reduce((sum, { given }) => sum + given, 0)).toBe(1);
  await pass(30);
  expect(credits.length).toBe(1);
});

test('a process that is cut off alone gives nothing back', async () => {
  cut([true]);
  await pass(20);
  cut([]);
  await pass(3);
  expect(credits).toEqual([]);
  expect(all().map(({ retimed }) => retimed)).toEqual([0, 0, 0]);
});

test('a few seconds are not given back', async () => {
  cut([true, true, true]);
  await pass(3);
  cut([]);
  await pass(3);
  expect(credits).toEqual([]);
});

test('after a silence nothing is written before it is known whether time is given back', async () => {
  const [{ one }] = processes as [(typeof processes)[0]];
  expect(one.mayWrite()).toBeUndefined();
  cut([true, true, true]);
  await pass(10);
  await expect(one.mayWrite()).rejects.toThrow('cut');
  cut([]);
  // What waited was made for another time. What comes after it is not.
  await expect(one.mayWrite()).rejects.toThrow('time of matches');
  expect(credits.length).toBe(1);
  expect(one.mayWrite()).toBeUndefined();
  cut([true]);
  await pass(10);
  cut([]);
  await one.mayWrite();
  expect(one.retimed).toBe(1);
});
