import type { Input } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { type Claim, type Move, rules, type Tile } from '../rules/index.ts';
import { blueOf, blueTrophies } from '../rules/score.ts';
import { PRIZES } from '../rules/trophies.ts';
import { bank, buy, does, offer, pass, spy } from '../tests/play.ts';
import { endOf, goldenRecord, recordOf } from './record.fixture.ts';
import { transactionsOf } from './transactions.ts';
import type { Verdict } from './verdict.ts';

/** Seat 0 takes the first offer of seat 1. `stakes` is the offer of seat 0. */
const dealWith = (laid: readonly [Tile, Claim, number], how: typeof buy, stakes: readonly [number, number] = [3, 3]) =>
  transactionsOf(
    recordOf(
      {
        starts: [
          ['o1', 'b1'],
          [laid[0], 'b2'],
        ],
      },
      offer(0, ['o1', 6, stakes[0]], ['b1', 6, stakes[1]]),
      offer(1, laid, ['b2', 12, 6]),
      how(0, 1, 0),
    ),
  )?.[0];

const totals = (gains: readonly { readonly seat: number; readonly total: number }[] = []) =>
  Object.fromEntries(gains.map(({ seat, total }) => [seat, total]));

interface Row {
  readonly laid: readonly [Tile, Claim, number];
  readonly seller: number;
  readonly chooser: number;
  readonly verdict: Verdict;
  readonly fooled?: number;
}

const BUYS: readonly Row[] = [
  { laid: ['gf', 18, 9], seller: 9, chooser: -12, verdict: 'bluffed', fooled: 0 },
  { laid: ['g1', 18, 9], seller: 9, chooser: -3, verdict: 'bluffed', fooled: 0 },
  { laid: ['g1', 6, 4], seller: 4, chooser: 2, verdict: 'overpaid', fooled: 0 },
  { laid: ['g2', 6, 7], seller: 7, chooser: 5, verdict: 'overpaid', fooled: 0 },
  { laid: ['g2', 12, 6], seller: 6, chooser: 6, verdict: 'fair' },
  { laid: ['g2', 12, 4], seller: 4, chooser: 8, verdict: 'given-away', fooled: 1 },
  { laid: ['g2', 18, 5], seller: 5, chooser: 7, verdict: 'given-away', fooled: 1 },
  { laid: ['g3', 6, 3], seller: 3, chooser: 15, verdict: 'caught', fooled: 1 },
];

const BANKS: readonly Row[] = [
  { laid: ['gf', 18, 9], seller: -12, chooser: 9, verdict: 'caught', fooled: 1 },
  { laid: ['g1', 6, 5], seller: 1, chooser: 5, verdict: 'overstaked', fooled: 1 },
  { laid: ['g1', 6, 3], seller: 3, chooser: 3, verdict: 'fair' },
  { laid: ['g3', 18, 8], seller: 10, chooser: 8, verdict: 'let-go', fooled: 0 },
  { laid: ['g2', 18, 3], seller: 9, chooser: 3, verdict: 'let-go', fooled: 0 },
  { laid: ['g3', 6, 3], seller: 15, chooser: 3, verdict: 'bluffed', fooled: 0 },
];

describe.each([
  ['bought', buy, BUYS],
  ['banked', bank, BANKS],
] as const)('%s', (how, move, rows) => {
  test.each(rows)('$laid: $verdict', ({ laid, seller, chooser, verdict, fooled }) => {
    const one = dealWith(laid, move);
    expect(one).toMatchObject({
      how,
      round: 1,
      seller: 1,
      by: 0,
      tile: laid[0],
      claim: laid[1],
      price: laid[2],
      verdict,
    });
    expect(totals(one?.gains)).toEqual({ 0: chooser, 1: seller });
    expect(one?.fooled).toBe(fooled);
    expect([one?.edge, one?.otherEdge]).toEqual([chooser - seller, seller - chooser]);
  });
});

test('a player who cannot pay has no choice', () => {
  const one = dealWith(['g3', 18, 8], bank, [34, 1]);
  expect(one).toMatchObject({ verdict: 'forced', edge: -2 });
  expect(one?.otherEdge).toBeUndefined();
  expect(one?.fooled).toBeUndefined();
});

describe('trophies', () => {
  const upTo = (...inputs: readonly Input<Move>[]) =>
    transactionsOf(
      recordOf(
        {
          starts: [
            ['o1', 'b1'],
            ['g1', 'g2'],
          ],
        },
        offer(0, ['o1', 6, 3], ['b1', 6, 3]),
        offer(1, ['g1', 6, 3], ['g2', 12, 7]),
        buy(0, 1, 0),
        bank(1, 0, 0),
        buy(0, 1, 1),
        ...inputs,
      ),
    )?.[2];

  test('claimed at once are part of the gain', () => {
    const claimed = upTo(does(0, { type: 'claim', trophy: 'green-2' }), bank(1, 0, 1));
    expect(claimed?.gains[1]).toEqual({ seat: 0, credits: -7, tile: 12, trophy: 6, total: 11 });
    expect(claimed).toMatchObject({ edge: 4, otherEdge: 2, verdict: 'given-away' });
  });

  test('declined are not part of the gain', () => {
    expect(upTo(does(0, { type: 'decline' }))).toMatchObject({ edge: -2, verdict: 'overpaid' });
  });
});

test('a tile that nobody took', () => {
  const all = transactionsOf(
    recordOf(
      {
        starts: [
          ['o1', 'b1'],
          ['g1', 'b2'],
          ['p1', 'pf'],
        ],
      },
      offer(0, ['o1', 6, 3], ['b1', 6, 3]),
      offer(1, ['g1', 6, 3], ['b2', 12, 6]),
      offer(2, ['p1', 6, 3], ['pf', 18, 9]),
      ...[bank(0, 1, 0), bank(1, 0, 0), bank(2, 0, 1), bank(0, 1, 1), bank(1, 2, 0)],
      does(2, { type: 'repack', column: 1 }),
    ),
  );
  expect(all?.map(({ how }) => how)).toEqual(['banked', 'banked', 'banked', 'banked', 'banked', 'repacked']);
  const last = all?.at(-1);
  expect(last).toMatchObject({ seller: 2, tile: 'pf', honesty: 'over', verdict: 'repacked' });
  expect(last?.gains).toEqual([{ seat: 2, credits: 0, tile: -3, trophy: 0, total: -3 }]);
  expect(last).not.toHaveProperty('by');
});

test('a spy cannot be fooled', () => {
  const all = transactionsOf(
    recordOf(
      {
        starts: [
          ['of', 'b1'],
          ['gf', 'g2'],
        ],
      },
      offer(0, ['of', 6, 3], ['b1', 6, 3]),
      offer(1, ['gf', 18, 3], ['g2', 12, 6]),
      ...[bank(0, 1, 1), bank(1, 0, 0), spy(0, 1, 0), buy(0, 1, 0)],
    ),
  );
  expect(all?.map(({ looked }) => looked)).toEqual([false, false, true]);
  expect(all?.at(-1)).toMatchObject({ tile: 'gf', edge: -9, verdict: 'overpaid', fooled: 0 });
});

describe('a bid', () => {
  const answered = (sum: number, answer: 'keep' | 'sell') =>
    transactionsOf(
      recordOf(
        {
          power: 'negotiator',
          starts: [
            ['o1', 'b1', 'b1', 'b1'],
            ['gf', 'b2', 'g3', 'b2'],
          ],
        },
        offer(0, ['o1', 6, 3], ['b1', 6, 3]),
        offer(1, ['gf', 18, 3], ['b2', 12, 6]),
        ...[bank(0, 1, 0), bank(1, 0, 0), bank(0, 1, 1), bank(1, 0, 1)],
        offer(0, ['b1', 6, 3], ['b1', 6, 3]),
        offer(1, ['g3', 6, 'token'], ['b2', 12, 6]),
        bank(1, 0, 0),
        does(0, { type: 'bid', seller: 1, column: 0, sum }),
        does(1, { type: answer }),
      ),
    )?.at(-1);

  test('is decided by the seller', () => {
    const kept = answered(3, 'keep');
    expect(kept).toMatchObject({ how: 'kept', round: 2, price: 3, by: 0, verdict: 'bluffed', fooled: 0 });
    expect(totals(kept?.gains)).toEqual({ 0: 3, 1: 15 });
    expect(kept).toMatchObject({ edge: 12, otherEdge: -12 });
  });

  test('can be too low or too high', () => {
    expect(answered(3, 'sell')).toMatchObject({
      how: 'sold',
      edge: -12,
      otherEdge: 12,
      verdict: 'given-away',
      fooled: 1,
    });
    expect(answered(12, 'sell')).toMatchObject({ edge: 6, verdict: 'overpaid', fooled: 0 });
  });
});

/** Seat 0 buys from seat 1, and seat 2 may pre-empt. */
const answeredWith = (answer: Input<Move>) =>
  recordOf(
    {
      power: 'preemptor',
      starts: [
        ['o1', 'b1'],
        ['g3', 'g2'],
        ['pf', 'p1'],
      ],
    },
    offer(0, ['o1', 6, 3], ['b1', 6, 3]),
    offer(1, ['g3', 12, 4], ['g2', 12, 6]),
    offer(2, ['pf', 6, 3], ['p1', 6, 3]),
    ...[bank(0, 2, 0), bank(1, 2, 1), bank(2, 0, 0), buy(0, 1, 0), answer],
  );

test('a pre-emption: the tile given counts for the pre-empted player', () => {
  const last = transactionsOf(answeredWith(does(2, { type: 'preempt', give: 'p1' })))?.at(-1);
  expect(last).toMatchObject({ how: 'bought', seller: 1, by: 2, preempted: { from: 0, gave: 'p1' }, edge: 4 });
  expect(totals(last?.gains)).toEqual({ 0: 6, 1: 4, 2: 8 });
  expect(last?.otherEdge).toBeUndefined();
});

test('a transaction that nobody pre-empts is an ordinary one', () => {
  const record = answeredWith(pass(2));
  expect(transactionsOf(record)?.at(-1)).toMatchObject({ how: 'bought', by: 0, edge: 10, otherEdge: -10 });
});

test('a record of another game cannot be read', () => {
  expect(transactionsOf({ ...recordOf({ starts: [[], []] }), game: 'another' })).toBeUndefined();
});

describe.each(['spy', 'negotiator', 'preemptor', 'vanguard'] as const)('with the %s', (power) => {
  test.each([2, 3, 4, 5])('%i scores equal 35 credits, all gains and blue trophies', (seats) => {
    const record = goldenRecord(`${power}-${seats}`);
    const end = endOf(record);
    const transactions = transactionsOf(record) ?? [];
    expect(transactions).toHaveLength(2 * seats * end.round);
    const scores = end.seats.map((_, seat) => {
      const gains = transactions.flatMap((one) => one.gains.filter((gain) => gain.seat === seat));
      const blue = blueTrophies(blueOf(end), seat).map((trophy) => PRIZES[trophy].value);
      return [...gains.map(({ total }) => total), ...blue].reduce((sum, one) => sum + one, 35);
    });
    expect(scores).toEqual(rules.outcome(end)?.scores);
  });
});

test.each([2, 3, 4, 5])('with the recycler and %i players, swaps are not transactions', (seats) => {
  const record = goldenRecord(`recycler-${seats}`);
  expect(transactionsOf(record)).toHaveLength(2 * seats * endOf(record).round);
});
