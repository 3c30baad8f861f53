import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../tests/test-database.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import type { StoredSubscription } from './notifications.ts';

const BROWSER: StoredSubscription = {
  endpoint: 'https://push.example.org/1',
  session: 's1',
  player: 'ann',
  p256dh: 'key',
  auth: 'secret',
  agent: 'Firefox · Linux',
  locale: 'nl',
  createdAt: 5,
};

describe('notifications', () => {
  let place: TestDatabase;
  let store: Store;
  let other: Store;
  const open = () => openStore(place, { committed: () => {}, failed: () => {} });
  const signIn = (id: string, player: string) => store.sessions.add({ id, player, createdAt: 1, seenAt: 1, agent: '' });

  beforeEach(async () => {
    place = await makeTestDatabase();
    store = await open();
    other = await open();
  });
  afterEach(async () => {
    await store.close();
    await other.close();
    await place.clear();
  });

  test('gives a claim to one caller over all processes, once', async () => {
    const notice = { match: 'm1', player: 'ann', kind: 'turn', seq: 3 } as const;
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? store : other).notifications.claim(notice)),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await other.notifications.claim({ ...notice, seq: 2 })).toBe(false);
    expect(await other.notifications.claim({ ...notice, seq: 5 })).toBe(true);
    expect(await store.notifications.claim({ ...notice, seq: 5 })).toBe(false);
  });

  test('separates claims by kind, match and player', async () => {
    const notice = { match: 'm1', player: 'ann', kind: 'turn', seq: 3 } as const;
    const others = [{ kind: 'reminder' }, { kind: 'ended' }, { match: 'm2' }, { player: 'bo' }] as const;
    const claims = [notice, ...others.map((change) => ({ ...notice, ...change }))].map(store.notifications.claim);
    expect(await Promise.all(claims)).toEqual([true, true, true, true, true]);
  });

  test('keeps subscriptions as long as their sessions', async () => {
    await signIn('s1', 'ann');
    await signIn('s2', 'ann');
    await store.notifications.subscribe(BROWSER);
    const phone = { ...BROWSER, endpoint: 'https://push.example.org/2', session: 's2', createdAt: 6 };
    await store.notifications.subscribe(phone);
    expect(await other.notifications.ofPlayer('ann')).toEqual([phone, BROWSER]);
    await store.sessions.remove(['s1']);
    expect(await store.notifications.ofPlayer('ann')).toEqual([phone]);
  });

  test('one subscription per session; an endpoint belongs to its last user', async () => {
    await signIn('s1', 'ann');
    await signIn('s3', 'bo');
    await store.notifications.subscribe(BROWSER);
    const moved = { ...BROWSER, endpoint: 'https://push.example.org/9' };
    await store.notifications.subscribe(moved);
    expect(await store.notifications.ofPlayer('ann')).toEqual([moved]);
    await store.notifications.subscribe({ ...moved, session: 's3', player: 'bo' });
    expect(await store.notifications.ofPlayer('ann')).toEqual([]);
    expect(await store.notifications.ofPlayer('bo')).toHaveLength(1);
    await store.notifications.removeEndpoint(moved.endpoint);
    expect(await store.notifications.ofPlayer('bo')).toEqual([]);
  });

  test('getOrSet stores a value once', async () => {
    const offered = await Promise.all(['a', 'b', 'c'].map((value) => store.keyValues.getOrSet('keys', value)));
    expect(new Set(offered).size).toBe(1);
    expect(await other.keyValues.getOrSet('keys', 'late')).toBe(offered[0]);
  });
});
