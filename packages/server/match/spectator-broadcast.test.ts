import { expect, test, vi } from 'vitest';
import { makeLocalBus } from '../cluster/bus/local.ts';
import { makeSpectatorCount } from '../cluster/spectator-count.ts';
import { makeEvent } from '../lib/event.ts';
import type { Subscriber } from './broadcaster.ts';
import { broadcastSpectatorCount } from './spectator-broadcast.ts';

const subscriber = (viewer: Subscriber['viewer'], player: string) => {
  const onMessage: number[] = [];
  const send = (frame: Buffer) => onMessage.push(JSON.parse(frame.subarray(2).toString()).count);
  return { viewer, player, send, heard: onMessage };
};

test('newcomers are told at once, the others once it has settled, and only what changed', () => {
  vi.useFakeTimers();
  const [ann, bo, cas] = [subscriber(0, 'ann'), subscriber('spectator', 'bo'), subscriber('spectator', 'cas')];
  const here = new Set<Subscriber>();
  const audience = makeSpectatorCount({ bus: makeLocalBus(), onChange: () => {} });
  const watched = makeEvent<{ match: string; watcher?: Subscriber }>();
  broadcastSpectatorCount({ subscribersOf: () => here, spectatorCountOf: audience.of }, watched);
  const come = (one: Subscriber) => {
    here.add(one);
    audience.joined('m', one);
    watched.emit({ match: 'm', watcher: one });
  };
  const go = (one: Subscriber) => {
    here.delete(one);
    audience.left('m', one);
    watched.emit({ match: 'm' });
  };
  come(ann);
  come(bo);
  come(cas);
  expect([ann.heard, bo.heard, cas.heard]).toEqual([[], [1], [2]]);
  vi.advanceTimersByTime(500);
  expect(ann.heard).toEqual([2]);
  go(cas);
  come(cas);
  vi.advanceTimersByTime(500);
  expect(ann.heard).toEqual([2]);
  go(bo);
  go(cas);
  vi.advanceTimersByTime(500);
  expect(ann.heard).toEqual([2, 0]);
  audience.stop();
  vi.useRealTimers();
});
