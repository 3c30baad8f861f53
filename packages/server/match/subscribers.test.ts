import { expect, test } from 'vitest';
import type { Watcher } from './broadcaster.ts';
import { makeLookers } from './subscribers.ts';

const watcher = (viewer: Watcher['viewer'], player: string): Watcher => ({ viewer, player, send: () => {} });

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
