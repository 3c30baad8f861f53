import type { MatchInfo, TableSeat } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { isFreeFor } from './free-seat.ts';
import { guestSeat } from './guest-seat.ts';

test('a seat is free for everybody, or for whom it is held', () => {
  const held: TableSeat = { kind: 'open', heldFor: { player: 'ann', name: 'Ann' } };
  const free = (seat: TableSeat) => ['ann', 'bo', undefined].map((player) => isFreeFor(seat, player));
  expect(free({ kind: 'open' })).toEqual([true, true, true]);
  expect(free(held)).toEqual([true, false, false]);
  expect(free({ kind: 'bot', bot: 'master' })).toEqual([false, false, false]);
});

test('a guest’s seat is that of another person on this device', () => {
  const seats: MatchInfo['seats'] = [
    { name: 'Ann', player: 'ann' },
    { name: 'Dee', player: 'dee', device: 'ann' },
  ];
  expect([0, 1, null].map((you) => guestSeat({ seats, you }))).toEqual([undefined, 1, undefined]);
  expect(guestSeat({ seats: seats.toReversed(), you: 0 })).toBe(0);
});
