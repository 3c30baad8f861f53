import { expect, test } from 'vitest';
import { makeDeadlineQueue } from './deadline-queue.ts';

const takeAll = (deadlines: readonly (readonly [string, number])[]) => {
  const queue = makeDeadlineQueue<string>();
  for (const [item, deadline] of deadlines) queue.add(item, deadline);
  return Array.from({ length: queue.size() }, () => queue.take());
};

test.each([
  [
    'the earliest deadline is first',
    [
      ['late', 30],
      ['soon', 10],
      ['next', 20],
    ],
    ['soon', 'next', 'late'],
  ],
  [
    'of equal deadlines the oldest is first',
    [
      ['a', 10],
      ['b', 10],
      ['c', 5],
      ['d', 10],
    ],
    ['c', 'a', 'b', 'd'],
  ],
] as const)('%s', (_, added, taken) => {
  expect(takeAll(added)).toEqual(taken);
});

test('a cleared queue is empty', () => {
  const queue = makeDeadlineQueue<string>();
  queue.add('a', 1);
  queue.clear();
  expect([queue.size(), queue.take()]).toEqual([0, undefined]);
});
