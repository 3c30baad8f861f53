import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { makeId } from '../../lib/ids.ts';
import { startRedis } from '../../testing/services/index.ts';
import { isShared } from '../../tests/test-database.ts';
import { useTestTime } from '../../tests/test-time.ts';
import { makePresence } from '../presence.ts';
import type { Bus } from './bus.ts';
import { makeLocalBus } from './local.ts';
import { connectRedis, openRedisBus } from './redis.ts';

/** Two processes of one server; without Redis there is one. */
const openPair = async (): Promise<readonly Bus[]> => {
  if (!isShared) return [makeLocalBus()];
  const prefix = `${makeId()}:`;
  const open = async () => {
    const client = await connectRedis(inject('redis'), { away: () => {}, back: () => {} });
    return openRedisBus({ client, prefix });
  };
  return Promise.all([open(), open()]);
};

describe('a bus', () => {
  let buses: readonly Bus[];
  let one: Bus;
  let other: Bus;
  beforeEach(async () => {
    buses = await openPair();
    const [first] = buses;
    const last = buses.at(-1);
    if (first === undefined || last === undefined) throw new Error('there is no bus');
    one = first;
    other = last;
  });
  afterEach(() => Promise.all(buses.map((bus) => bus.close())));

  test('returns a temporary value once, to any process', async () => {
    await one.putTemporary('challenge', 'abc', 60_000);
    expect(await other.takeTemporary('challenge')).toBe('abc');
    expect(await one.takeTemporary('challenge')).toBeUndefined();
  });

  test('drops temporary values when they expire', async () => {
    await one.putTemporary('challenge', 'abc', 20);
    await vi.waitFor(async () => {
      await one.putTemporary('other', 'x', 60_000);
      const found = await other.takeTemporary('challenge');
      if (found !== undefined) await one.putTemporary('challenge', found, 1);
      expect(found).toBeUndefined();
    });
  });

  test('does not deliver to the publisher', async () => {
    const onMessage = vi.fn();
    one.subscribe('news', onMessage);
    one.publish('news', 'hello');
    await one.putTemporary('a', 'b', 1_000);
    expect(onMessage).not.toHaveBeenCalled();
  });

  test.runIf(isShared)('delivers to subscriptions of other processes until they end', async () => {
    const onMessage: string[] = [];
    const stop = other.subscribe('news', (text, from) => onMessage.push(`${from === one.self} ${text}`));
    await vi.waitFor(() => {
      one.publish('news', 'hello');
      expect(onMessage).toContain('true hello');
    });
    stop();
    const probe = vi.fn();
    other.subscribe('probe', probe);
    await vi.waitFor(() => {
      one.publish('news', 'unheard');
      one.publish('probe', '');
      expect(probe).toHaveBeenCalled();
    });
    expect(onMessage).not.toContain('true unheard');
  });

  test.runIf(isShared)('a player is online as long as one process has a socket of theirs', async () => {
    const [here, there] = [makePresence(one), makePresence(other)];
    const changes: string[] = [];
    there.changed.listen((player) => changes.push(`${player} ${there.isOnline(player)}`));
    here.connected('ann');
    await vi.waitFor(() => expect(there.isOnline('ann')).toBe(true), 10_000);
    expect(there.onlineCount()).toBe(1);
    there.connected('ann');
    here.disconnected('ann');
    here.connected('bo');
    await vi.waitFor(() => expect(there.isOnline('bo')).toBe(true), 10_000);
    expect(there.isOnline('ann')).toBe(true);
    there.disconnected('ann');
    expect(changes).toEqual(['ann true', 'bo true', 'ann false']);
    const late = makePresence(other);
    await vi.waitFor(() => expect(late.isOnline('bo')).toBe(true), 10_000);
    for (const presence of [here, there, late]) presence.stop();
  });
});

describe.runIf(isShared)('Redis that is away', () => {
  const time = useTestTime(() => []);

  test('is told in a sentence at the start', async () => {
    const connecting = connectRedis('redis://127.0.0.1:1', { away: () => {}, back: () => {} });
    await expect(time.hurry(connecting)).rejects.toThrow(
      /^Redis at 127\.0\.0\.1:1 cannot be reached .* correct REDIS_URL\.$/,
    );
  });

  test('is logged once, and once when it is back', async () => {
    const redis = await startRedis();
    const log = { away: vi.fn(), back: vi.fn() };
    const client = await connectRedis(redis.url, log);
    let failures = 0;
    client.on('error', () => {
      failures += 1;
    });
    await redis.stop();
    await vi.waitFor(() => expect(failures).toBeGreaterThan(2), 10_000);
    expect(log.away).toHaveBeenCalledTimes(1);
    expect(log.back).not.toHaveBeenCalled();
    await redis.start();
    await vi.waitFor(() => expect(log.back).toHaveBeenCalledTimes(1), 10_000);
    expect(log.away).toHaveBeenCalledTimes(1);
    client.disconnect();
    await redis.close();
  });
});
