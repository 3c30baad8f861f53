import { expect, test } from 'vitest';
import { bank, buy, does, offer } from '../tests/play.ts';
import { biggestBluff, liesOf } from './lies.ts';
import { goldenRecord, recordOf } from './record.fixture.ts';
import { transactionsOf } from './transactions.ts';

const record = recordOf(
  {
    starts: [
      ['of', 'b1', 'b3', 'g1'],
      ['g1', 'g3', 'gf', 'b2'],
      ['p1', 'pf', 'p2', 'p1'],
    ],
  },
  offer(0, ['of', 18, 8], ['b1', 6, 3]),
  offer(1, ['g1', 12, 6], ['g3', 6, 3]),
  offer(2, ['p1', 6, 3], ['pf', 12, 5]),
  buy(0, 1, 0), // believed: 6 for a tile of 6
  buy(1, 0, 0), // believed: 8 for a fake
  bank(2, 1, 1), // believed: 3 left a tile of 18
  bank(0, 2, 0),
  bank(1, 0, 1),
  does(2, { type: 'repack', column: 1 }), // nobody took it
);
const transactions = transactionsOf(record) ?? [];

test('counts lies told, believed and called per seat', () => {
  expect(liesOf(transactions, 3)).toEqual([
    { claims: 2, lies: 1, believed: 1, called: 0, gained: 19, lost: 0, fellFor: 1, fellBy: 6 },
    { claims: 2, lies: 2, believed: 2, called: 0, gained: 18, lost: 0, fellFor: 1, fellBy: 19 },
    { claims: 2, lies: 1, believed: 0, called: 1, gained: 0, lost: 0, fellFor: 1, fellBy: 12 },
  ]);
});

test('the biggest bluff is the most profitable one', () => {
  expect(biggestBluff(transactions)).toMatchObject({ seller: 0, by: 1, tile: 'of', claim: 18, profit: 19 });
});

test('a lie that is called costs its teller', () => {
  const caught = recordOf(
    {
      starts: [
        ['o1', 'b1'],
        ['gf', 'g3'],
      ],
    },
    offer(0, ['o1', 6, 3], ['b1', 6, 3]),
    offer(1, ['gf', 18, 9], ['g3', 12, 4]),
    ...[bank(0, 1, 0), bank(1, 0, 0), buy(0, 1, 1)],
  );
  const [, teller] = liesOf(transactionsOf(caught) ?? [], 2);
  expect(teller).toMatchObject({ lies: 2, believed: 0, called: 2, gained: 0, lost: 31 });
});

test('the tile a pre-emptor gives is their loss, but not the seller’s gain', () => {
  const stepped = recordOf(
    {
      power: 'preemptor',
      starts: [
        ['o1', 'b1'],
        ['gf', 'g2'],
        ['pf', 'p1'],
      ],
    },
    offer(0, ['o1', 6, 3], ['b1', 6, 3]),
    offer(1, ['gf', 18, 4], ['g2', 12, 6]),
    offer(2, ['pf', 6, 3], ['p1', 6, 3]),
    ...[bank(0, 2, 0), bank(1, 2, 1), bank(2, 0, 0), buy(0, 1, 0)],
    does(2, { type: 'preempt', give: 'p1' }),
  );
  const all = transactionsOf(stepped) ?? [];
  const [, teller, buyer] = liesOf(all, 3);
  expect(teller).toMatchObject({ lies: 1, believed: 1, gained: 11 });
  expect(buyer).toMatchObject({ fellFor: 1, fellBy: 17 });
  expect(biggestBluff(all)?.profit).toBe(11);
});

test('without a lie there is no bluff', () => {
  const honest = recordOf(
    {
      starts: [
        ['o1', 'b1'],
        ['g1', 'g2'],
      ],
    },
    offer(0, ['o1', 6, 3], ['b1', 6, 3]),
    offer(1, ['g1', 6, 4], ['g2', 12, 4]),
    buy(0, 1, 0),
  );
  expect(biggestBluff(transactionsOf(honest) ?? [])).toBeUndefined();
  expect(biggestBluff([])).toBeUndefined();
});

test.each([2, 3, 4, 5])('%i seats: points gained by believed lies are lost by others', (seats) => {
  const all = transactionsOf(goldenRecord(`spy-${seats}`)) ?? [];
  const tables = liesOf(all, seats);
  for (const { claims, lies, believed, called } of tables) {
    expect(claims).toBe(all.length / seats);
    expect(believed + called).toBe(lies);
  }
  const total = (of: 'gained' | 'fellBy' | 'believed' | 'fellFor') => tables.reduce((sum, one) => sum + one[of], 0);
  expect(total('fellFor')).toBe(total('believed'));
  for (const { verdict, believed } of all) {
    if (verdict === 'bluffed') expect(believed).toBe(true);
    if (verdict === 'caught') expect(believed).toBe(false);
  }
  expect(total('gained')).toBeGreaterThanOrEqual(total('fellBy'));
});
