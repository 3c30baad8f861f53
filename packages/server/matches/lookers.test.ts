import { expect, test } from 'vitest';
import { makeLookers } from './lookers.ts';
import type { Watcher } from './viewing.ts';

const watcher = (viewer: Watcher['viewer'], player: string): Watcher => ({ viewer, player, send: () => {} });

test('people are counted, not windows, and players are no audience', () => {
  const lookers = makeLookers();
  const [ann, bo, again] = [watcher(0, 'ann'), watcher('spectator', 'bo'), watcher('spectator', 'bo')];
  for (const one of [ann, bo, bo, again, watcher('spectator', 'cas')]) lookers.add(one);
  expect([lookers.audience(), lookers.seats(), lookers.all.size]).toEqual([2, [0], 4]);
  lookers.remove(bo);
  lookers.remove(bo);
  expect(lookers.audience()).toBe(2);
  lookers.remove(again);
  lookers.remove(ann);
  expect([lookers.audience(), lookers.seats()]).toEqual([1, []]);
});

test('a seat looks as long as one of its windows does', () => {
  const lookers = makeLookers();
  const [here, there] = [watcher(1, 'bo'), watcher(1, 'bo')];
  lookers.add(here);
  lookers.add(there);
  lookers.remove(here);
  expect(lookers.seats()).toEqual([1]);
  lookers.remove(there);
  expect(lookers.seats()).toEqual([]);
});
