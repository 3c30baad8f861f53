import { expect, test } from 'vitest';
import { walkTimesOf } from './walk-times.ts';

test('the walk takes 90 ms per place; then bolts close, cards leave and new ones drop', () => {
  const times = walkTimesOf({ direction: 'anticlockwise', safes: [0, 4, 1], locked: [{ place: 4 }, { place: 1 }] });
  expect(times.stops).toEqual([0, 270, 540]);
  expect(times.walked).toBe(540);
  const [first, second] = times.locking;
  expect(first?.bolt).toBeGreaterThan(times.walked);
  expect(second?.bolt).toBeGreaterThan(first?.bolt ?? 0);
  for (const { bolt, leaves, drops } of times.locking) {
    expect(leaves).toBeGreaterThan(bolt);
    expect(drops).toBeGreaterThan(leaves);
    expect(times.ends).toBeGreaterThan(drops);
  }
});
