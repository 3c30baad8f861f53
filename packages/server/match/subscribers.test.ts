import { expect, test } from 'vitest';
import type { Subscriber } from './broadcaster.ts';
import { makeSubscribers } from './subscribers.ts';

const subscriber = (viewer: Subscriber['viewer'], player: string): Subscriber => ({ viewer, player, send: () => {} });

test('a seat is connected as long as one of its windows is', () => {
  const subscribers = makeSubscribers();
  const [first, second] = [subscriber(1, 'bo'), subscriber(1, 'bo')];
  subscribers.add(first);
  subscribers.add(second);
  subscribers.remove(first);
  expect(subscribers.connectedSeats()).toEqual([1]);
  subscribers.remove(second);
  expect(subscribers.connectedSeats()).toEqual([]);
});
