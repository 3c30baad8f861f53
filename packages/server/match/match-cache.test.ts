import { expect, test, vi } from 'vitest';
import type { LogRow } from '../store/store.ts';
import { loadDuel } from '../tests/stored-match.ts';
import { makeMatchCache } from './match-cache.ts';

const HIDE: LogRow = { seq: 1, at: 0, by: 0, move: { type: 'hide', code: 'rrybw' } };
/** A guess before both have hidden their codes. */
const TOO_EARLY: LogRow = { seq: 1, at: 0, by: 0, move: { type: 'guess', code: 'rrybw' } };

test('a match that does not replay is told once, waits, and is found again when it does', async () => {
  const { rules, stored } = await loadDuel();
  const onUnreadable = vi.fn();
  let rows = [TOO_EARLY];
  let now = 0;
  const cache = makeMatchCache({
    store: { matches: { find: async () => stored }, log: { read: async () => rows } } as never,
    rulesOf: () => rules,
    isOutside: () => false,
    isFailing: () => false,
    onUnreadable,
    onGameFailed: () => {},
    bus: { subscribe: () => () => {} },
    now: () => now,
    onLoaded: () => {},
    onPeerWrite: () => {},
  });
  expect(await cache.find('m')).toBeUndefined();
  expect(cache.isUnreadable('m')).toBe(true);
  now = 61_000;
  expect(await cache.find('m')).toBeUndefined();
  expect(onUnreadable).toHaveBeenCalledTimes(1);
  rows = [HIDE];
  now = 122_000;
  expect((await cache.find('m'))?.committed.seq).toBe(1);
  expect(cache.isUnreadable('m')).toBe(false);
});

test('a match of rules that are not known is unreadable', async () => {
  const { rules, stored } = await loadDuel();
  const onUnreadable = vi.fn();
  const cache = makeMatchCache({
    store: { matches: { find: async () => ({ ...stored, rules: 9 }) }, log: { read: async () => [] } } as never,
    rulesOf: () => rules,
    isOutside: () => false,
    isFailing: () => false,
    onUnreadable,
    onGameFailed: () => {},
    bus: { subscribe: () => () => {} },
    now: () => 0,
    onLoaded: () => {},
    onPeerWrite: () => {},
  });
  expect(await cache.find('m')).toBeUndefined();
  expect(onUnreadable.mock.calls[0]?.[1]).toMatchObject({ message: expect.stringContaining('version 9') });
});
