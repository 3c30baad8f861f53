import { expect, test, vi } from 'vitest';
import { makeLocalBus } from '../cluster/bus/local.ts';
import { makeSpectatorCount } from '../cluster/spectator-count.ts';
import { makeEvent } from '../lib/event.ts';
import type { Subscriber } from './broadcaster.ts';
import { broadcastSpectatorCount } from './spectator-broadcast.ts';

const subscriber = (viewer: Subscriber['viewer'], player: string) => {
  const counts: number[] = [];
  const send = (frame: Buffer) => counts.push(JSON.parse(frame.subarray(2).toString()).count);
  return { viewer, player, send, counts };
};

test('sends the count to a new subscriber at once and to the others debounced, only if it changed', () => {
  vi.useFakeTimers();
  const [ann, bo, cas] = [subscriber(0, 'ann'), subscriber('spectator', 'bo'), subscriber('spectator', 'cas')];
  const connected = new Set<Subscriber>();
  const spectatorCount = makeSpectatorCount({ bus: makeLocalBus(), onChange: () => {} });
  const watched = makeEvent<{ match: string; watcher?: Subscriber }>();
  broadcastSpectatorCount({ subscribersOf: () => connected, spectatorCountOf: spectatorCount.of }, watched);
  const join = (one: Subscriber) => {
    connected.add(one);
    spectatorCount.joined('m', one);
    watched.emit({ match: 'm', watcher: one });
  };
  const leave = (one: Subscriber) => {
    connected.delete(one);
    spectatorCount.left('m', one);
    watched.emit({ match: 'm' });
  };
  join(ann);
  join(bo);
  join(cas);
  expect([ann.counts, bo.counts, cas.counts]).toEqual([[], [1], [2]]);
  vi.advanceTimersByTime(500);
  expect(ann.counts).toEqual([2]);
  leave(cas);
  join(cas);
  vi.advanceTimersByTime(500);
  expect(ann.counts).toEqual([2]);
  leave(bo);
  leave(cas);
  vi.advanceTimersByTime(500);
  expect(ann.counts).toEqual([2, 0]);
  spectatorCount.stop();
  vi.useRealTimers();
});
