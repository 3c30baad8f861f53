import { expect, test } from 'vitest';
import type { Subscriber } from './broadcaster.ts';
import { makeSubscribers } from './subscribers.ts';

const subscriber = (viewer: Subscriber['viewer'], player: string): Subscriber => ({ viewer, player, send: () => {} });

test('a seat looks as long as one of its windows does', () => {
  const subscribersByMatch = makeSubscribers();
  const [here, there] = [subscriber(1, 'bo'), subscriber(1, 'bo')];
  subscribersByMatch.add(here);
  subscribersByMatch.add(there);
  subscribersByMatch.remove(here);
  expect(subscribersByMatch.connectedSeats()).toEqual([1]);
  subscribersByMatch.remove(there);
  expect(subscribersByMatch.connectedSeats()).toEqual([]);
});
