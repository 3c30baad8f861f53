import { expect, test, vi } from 'vitest';
import { makeLocalBus } from '../cluster/bus/local.ts';
import { makeAudience } from '../cluster/spectator-count.ts';
import { makeSignal } from '../lib/event.ts';
import type { Watcher } from './broadcaster.ts';
import { tellWatchers } from './spectator-broadcast.ts';

const watcher = (viewer: Watcher['viewer'], player: string) => {
  const heard: number[] = [];
  const send = (frame: Buffer) => heard.push(JSON.parse(frame.subarray(2).toString()).count);
  return { viewer, player, send, heard };
};

test('newcomers are told at once, the others once it has settled, and only what changed', () => {
  vi.useFakeTimers();
  const [ann, bo, cas] = [watcher(0, 'ann'), watcher('spectator', 'bo'), watcher('spectator', 'cas')];
  const here = new Set<Watcher>();
  const audience = makeAudience({ bus: makeLocalBus(), heard: () => {} });
  const watched = makeSignal<{ match: string; watcher?: Watcher }>();
  tellWatchers({ watchersOf: () => here, audienceOf: audience.of }, watched);
  const come = (one: Watcher) => {
    here.add(one);
    audience.came('m', one);
    watched.tell({ match: 'm', watcher: one });
  };
  const go = (one: Watcher) => {
    here.delete(one);
    audience.left('m', one);
    watched.tell({ match: 'm' });
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
