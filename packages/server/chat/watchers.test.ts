import { expect, test, vi } from 'vitest';
import type { Watcher } from '../matches/viewing.ts';
import { makeSignal } from '../signal.ts';
import { countWatchers, tellWatchers } from './watchers.ts';

const watcher = (viewer: Watcher['viewer'], player: string) => {
  const heard: number[] = [];
  const send = (frame: Buffer) => heard.push(JSON.parse(frame.subarray(2).toString()).count);
  return { viewer, player, send, heard };
};

test('people are counted, not windows, and players are no audience', () => {
  const [ann, bo] = [watcher(0, 'ann'), watcher('spectator', 'bo')];
  expect(countWatchers([ann, bo, watcher('spectator', 'bo'), watcher('spectator', 'cas')])).toBe(2);
  expect(countWatchers([])).toBe(0);
});

test('newcomers are told at once, the others once it has settled, and only what changed', () => {
  vi.useFakeTimers();
  const [ann, bo, cas] = [watcher(0, 'ann'), watcher('spectator', 'bo'), watcher('spectator', 'cas')];
  const here = new Set<Watcher>();
  const watched = makeSignal<{ match: string; watcher?: Watcher }>();
  tellWatchers({ watchersOf: () => here }, watched);
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
  here.delete(cas);
  watched.tell({ match: 'm' });
  come(cas);
  vi.runAllTimers();
  expect(ann.heard).toEqual([2]);
  here.delete(bo);
  here.delete(cas);
  watched.tell({ match: 'm' });
  vi.runAllTimers();
  expect(ann.heard).toEqual([2, 0]);
  vi.useRealTimers();
});
