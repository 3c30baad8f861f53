import { expect, test } from 'vitest';
import { bank, buy, offer } from '../tests/play.ts';
import { goldenRecord, recordOf } from './record.fixture.ts';
import { transactionsOf } from './transactions.ts';
import { leadsOf, swingOf, turningPoints } from './turning-points.ts';

const record = recordOf(
  {
    starts: [
      ['of', 'b1'],
      ['g1', 'g3'],
    ],
  },
  offer(0, ['of', 18, 8], ['b1', 6, 3]),
  offer(1, ['g1', 6, 3], ['g3', 6, 3]),
  bank(0, 1, 0),
  buy(1, 0, 0),
);
const transactions = transactionsOf(record) ?? [];

test('a swing is what moves two players apart', () => {
  expect(transactions.map((one) => swingOf(one, 2))).toEqual([0, 19]);
  expect(turningPoints(transactions, 2)).toEqual([transactions[1]]);
});

test('the lead is against the average', () => {
  expect(leadsOf(transactions, 2)).toEqual([
    [0, 0, 9.5],
    [0, 0, -9.5],
  ]);
});

test.each([2, 5])('%i seats: three turning points in the order of the match; leads add up to nothing', (seats) => {
  const all = transactionsOf(goldenRecord(`spy-${seats}`)) ?? [];
  const points = turningPoints(all, seats);
  expect(points).toHaveLength(3);
  expect(points.map((one) => all.indexOf(one))).toEqual(
    points.map((one) => all.indexOf(one)).toSorted((a, b) => a - b),
  );
  for (let at = 0; at <= all.length; at += 1) {
    const sum = leadsOf(all, seats).reduce((total, leads) => total + (leads[at] ?? 0), 0);
    expect(Math.abs(sum)).toBeLessThan(1e-9);
  }
});
