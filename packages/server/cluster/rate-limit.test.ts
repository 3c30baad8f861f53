import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { isShared } from '../tests/test-database.ts';
import { makeRateLimiters } from './rate-limit.ts';

const LIMIT = { uses: 3, seconds: 10 };

describe('in memory', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('allows a number of uses per window, then returns the time to retry', async () => {
    const limiter = makeRateLimiters(() => Date.now())('chat', LIMIT);
    const start = Date.now();
    expect(await Promise.all([1, 2, 3].map(() => limiter.consume('ann')))).toEqual([undefined, undefined, undefined]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await limiter.consume('ann')).toBe(start + 10_000);
    expect(await limiter.consume('bo')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(6_001);
    expect(await limiter.consume('ann')).toBeUndefined();
  });

  test('a key is used up by its last use, for this window, and asking counts nothing', async () => {
    const limiter = makeRateLimiters(() => Date.now())('misses', LIMIT);
    const answers: boolean[] = [];
    for (let used = 0; used < LIMIT.uses; used++) {
      answers.push(await limiter.isUsedUp('ann'));
      await limiter.consume('ann');
    }
    expect([...answers, await limiter.isUsedUp('ann')]).toEqual([false, false, false, true]);
    await vi.advanceTimersByTimeAsync(10_001);
    expect(await limiter.isUsedUp('ann')).toBe(false);
  });

  test('limiters of different names count separately', async () => {
    const make = makeRateLimiters(() => Date.now());
    const [chat, report] = [make('chat', { uses: 1, seconds: 10 }), make('report', { uses: 1, seconds: 10 })];
    expect([await chat.consume('ann'), await report.consume('ann')]).toEqual([undefined, undefined]);
    expect(await chat.consume('ann')).toBeTypeOf('number');
  });
});

describe.runIf(isShared)('over Redis', () => {
  const connect = (url: string) => {
    const client = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
    client.on('error', () => {});
    onTestFinished(() => client.disconnect());
    return client;
  };

  test('two processes count together', async () => {
    const prefix = `test:${crypto.randomUUID()}:`;
    const [one, other] = await Promise.all(
      [1, 2].map(async () => {
        const client = connect(inject('redis'));
        await new Promise((ready) => client.once('ready', ready));
        return makeRateLimiters(() => Date.now(), { client, prefix })('sign-in', LIMIT);
      }),
    );
    const used = [await one?.consume('ann'), await other?.consume('ann'), await one?.consume('ann')];
    expect(used).toEqual([undefined, undefined, undefined]);
    expect(await other?.consume('ann')).toBeGreaterThan(Date.now());
    expect(await other?.consume('bo')).toBeUndefined();
  });

  test('while Redis is away each process counts by itself', async () => {
    const client = connect('redis://127.0.0.1:1');
    const limiter = makeRateLimiters(() => Date.now(), { client, prefix: 'away:' })('sign-in', LIMIT);
    const used = [await limiter.consume('ann'), await limiter.consume('ann'), await limiter.consume('ann')];
    expect(used).toEqual([undefined, undefined, undefined]);
    expect(await limiter.consume('ann')).toBeTypeOf('number');
  });
});
