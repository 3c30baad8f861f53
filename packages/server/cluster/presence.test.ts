import { afterEach, expect, test, vi } from 'vitest';
import { makeMemoryBus } from '../tests/memory-bus.ts';
import { makePresence } from './presence.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a new process receives the full set, and no other process is notified again', () => {
  const { open, delivered } = makeMemoryBus();
  const [one, two] = [makePresence(open('one')), makePresence(open('two'))];
  one.connected('ann');
  two.connected('bo');
  delivered.length = 0;
  const three = makePresence(open('three'));
  expect(delivered.toSorted()).toEqual([
    'all one to three',
    'all two to three',
    'asking three to one',
    'asking three to two',
  ]);
  expect([three.isOnline('ann'), three.isOnline('bo'), three.onlineCount()]).toEqual([true, true, 2]);
  for (const presence of [one, two, three]) presence.stop();
});

test('a player connected to two processes counts once, until both connections are gone', () => {
  vi.useFakeTimers();
  const { open } = makeMemoryBus();
  const clock = vi.fn(() => 0);
  const [one, two] = [makePresence(open('one'), undefined, clock), makePresence(open('two'), undefined, clock)];
  const changes: string[] = [];
  one.changed.listen((player) => changes.push(`${player} ${one.isOnline(player)}`));
  one.connected('ann');
  one.connected('ann');
  two.connected('ann');
  expect(one.onlineCount()).toBe(1);
  one.disconnected('ann');
  one.disconnected('ann');
  expect([one.isOnline('ann'), one.onlineCount()]).toEqual([true, 1]);
  two.stop();
  clock.mockReturnValue(60_000);
  vi.advanceTimersByTime(3_000);
  expect([one.isOnline('ann'), one.onlineCount()]).toEqual([false, 0]);
  expect(changes).toEqual(['ann true', 'ann false']);
  one.stop();
});

test('the players of a process that dies are away within five seconds, not before it has missed three heartbeats', () => {
  vi.useFakeTimers();
  const { open } = makeMemoryBus();
  const [one, two] = [makePresence(open('one')), makePresence(open('two'))];
  two.connected('ann');
  vi.advanceTimersByTime(10_000);
  expect(one.isOnline('ann')).toBe(true);
  two.stop();
  vi.advanceTimersByTime(3_000);
  expect(one.isOnline('ann')).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(one.isOnline('ann')).toBe(false);
  one.stop();
});

test('a process that was only busy gets its players back with its next heartbeat', () => {
  vi.useFakeTimers();
  const { open, away } = makeMemoryBus();
  const [one, two] = [makePresence(open('one')), makePresence(open('two'))];
  two.connected('ann');
  away(() => vi.advanceTimersByTime(5_000));
  expect(one.isOnline('ann')).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(one.isOnline('ann')).toBe(true);
  for (const presence of [one, two]) presence.stop();
});
