import { expect, test, vi } from 'vitest';
import { makeLookers } from '../matches/lookers.ts';
import type { Watcher } from '../matches/viewing.ts';
import { makeSignal } from '../signal.ts';
import { tellWatchers } from './watchers.ts';

const watcher = (viewer: Watcher['viewer'], player: string) => {
  const heard: number[] = [];
  const send = (frame: Buffer) => heard.push(JSON.parse(frame.subarray(2).toString()).count);
  return { viewer, player, send, heard };
};

test('newcomers are told at once, the others once it has settled, and only what changed', () => {
  vi.useFakeTimers();
  const [ann, bo, cas] = [watcher(0, 'ann'), watcher('spectator', 'bo'), watcher('spectator', 'cas')];
  const here = makeLookers();
  const watched = makeSignal<{ match: string; watcher?: Watcher }>();
  tellWatchers({ watchersOf: () => here.all.keys(), audienceOf: () => here.audience() }, watched);
  const come = (one: Watcher) => {
    here.add(one);
    watched.tell({ match: 'm', watcher: one });
  };
  come(ann);
  come(bo);
  come(cas);
  expect([ann.heard, bo.heard, cas.heard]).toEqual([[], [1], [2]]);
  vi.runAllTimers();
  expect(ann.heard).toEqual([2]);
  here.remove(cas);
  watched.tell({ match: 'm' });
  come(cas);
  vi.runAllTimers();
  expect(ann.heard).toEqual([2]);
  here.remove(bo);
  here.remove(cas);
  watched.tell({ match: 'm' });
  vi.runAllTimers();
  expect(ann.heard).toEqual([2, 0]);
  vi.useRealTimers();
});
