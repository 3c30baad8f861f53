import { expect, test } from 'vitest';
import type { Event } from '../rules/state.ts';
import { type Payment, paymentsBy } from './payments.ts';

const [ANN, BO] = [0, 1];
const spot = { seller: BO, column: 1 } as const;
const tile = { tile: 'o1', claim: 12 } as const;

test.each<[string, Event, readonly Payment[]]>([
  [
    'a purchase: the price, and the stake from the stall',
    { type: 'bought', by: ANN, ...spot, ...tile, price: 4 },
    [
      { from: ANN, to: BO, sum: 4 },
      { from: spot, to: BO, sum: 4 },
    ],
  ],
  ['a banked stake', { type: 'banked', by: ANN, ...spot, ...tile, price: 4 }, [{ from: spot, to: ANN, sum: 4 }]],
  ['an offer for nothing', { type: 'bought', by: ANN, ...spot, ...tile, price: 0 }, []],
  [
    'a kept tile: the seller pays',
    { type: 'kept', by: ANN, ...spot, ...tile, sum: 3 },
    [{ from: BO, to: ANN, sum: 3 }],
  ],
  [
    'a sold tile: the bidder pays',
    { type: 'sold', by: ANN, ...spot, ...tile, sum: 3 },
    [{ from: ANN, to: BO, sum: 3 }],
  ],
  [
    'a stake taken back',
    { type: 'repacked', seat: BO, column: 1, tile: 'o1', price: 4 },
    [{ from: spot, to: BO, sum: 4 }],
  ],
  ['a token taken back', { type: 'repacked', seat: BO, column: 1, tile: 'o1', price: 'token' }, []],
])('credits move for %s', (_, event, payments) => {
  expect(paymentsBy(event)).toEqual(payments);
});
