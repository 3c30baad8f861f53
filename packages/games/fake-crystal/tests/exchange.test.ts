import { type Input, seatsOf } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { type Move, rules, type State, type Tile } from '../rules/index.ts';
import {
  awaited,
  bank,
  buy,
  collections,
  dealt,
  does,
  fallbackOf,
  offer,
  played,
  purses,
  refusal,
  told,
} from './play.ts';

const HANDS: readonly (readonly Tile[])[] = [
  ['o1', 'b2', 'of', 'g3'],
  ['p1', 'p2', 'b2', 'bf'],
  ['g1', 'g2', 'b1', 'p3'],
];
const OFFERS = [
  offer(0, ['o1', 12, 7], ['of', 18, 3]),
  offer(1, ['bf', 18, 8], ['p1', 12, 1]),
  offer(2, ['g1', 6, 2], ['b1', 6, 30]),
];
/** Purses 25, 26 and 3; seat 0 is first. */
const start = played(dealt(HANDS), ...OFFERS);
const repack = (by: number, column: 0 | 1) => does(by, { type: 'repack', column });

describe('FC8: turns', () => {
  test('go clockwise from the first player, two each', () => {
    let state = start;
    for (const [turn, input] of [buy(0, 1, 0), bank(1, 2, 0), bank(2, 0, 0), bank(0, 2, 1), bank(1, 0, 1)].entries()) {
      expect(awaited(state)).toEqual([turn % 3]);
      expect(rules.view(state, 'spectator').active).toBe(turn % 3);
      expect(rules.view(state, 'spectator').seats.map(({ turnsLeft }) => turnsLeft)).toEqual(
        seatsOf(3).map((seat) => (turn <= seat ? 2 : 1) - (turn > seat + 3 ? 1 : 0)),
      );
      state = played(state, input);
    }
    expect(awaited(state)).toEqual([2]);
    expect(rules.view(played(state, bank(2, 1, 1)), 0)).toMatchObject({ phase: 'offer', round: 2, first: 1 });
  });

  test.each<[string, Input<Move>, string]>([
    ['out of turn', buy(1, 0, 0), 'not-your-turn'],
    ['buying one’s own offer', buy(0, 0, 0), 'own-offer'],
    ['banking one’s own offer', bank(0, 0, 0), 'own-offer'],
    ['a stall that does not exist', buy(0, 4, 0), 'no-such-offer'],
    ['repacking while other offers are left', repack(0, 0), 'offers-left'],
    ['a bid for an offer with a price', does(0, { type: 'bid', seller: 1, column: 0, sum: 3 }), 'no-bids'],
    ['a claim without a trophy to claim', does(0, { type: 'claim', trophy: 'green-2' }), 'no-claim'],
    ['declining without a trophy to claim', does(0, { type: 'decline' }), 'no-claim'],
    ['passing without a power to use', does(0, { type: 'pass' }), 'not-now'],
    ['keeping without a bid', does(0, { type: 'keep' }), 'no-bid'],
  ])('%s is refused', (_, input, code) => {
    expect(refusal(start, input)).toBe(code);
  });

  test('offers are exchanged only after all are in, and only once', () => {
    expect(refusal(dealt(HANDS), buy(0, 1, 0))).toBe('not-exchanging');
    expect(refusal(played(start, buy(0, 1, 0)), buy(1, 2, 0))).toBeUndefined();
    expect(refusal(played(start, buy(0, 1, 0), bank(1, 0, 0)), buy(2, 1, 0))).toBe('no-such-offer');
  });
});

describe('FC9: buying', () => {
  test('the seller gets price and stake, the buyer gets the tile', () => {
    const state = played(start, buy(0, 1, 1));
    expect(purses(start)).toEqual([25, 26, 3]);
    expect(purses(state)).toEqual([24, 28, 3]);
    expect(collections(state)).toEqual([['p1'], [], []]);
    expect(told(start, buy(0, 1, 1))).toEqual([
      { type: 'bought', by: 0, seller: 1, column: 1, tile: 'p1', claim: 12, price: 1 },
    ]);
    expect(rules.view(state, 2).seats[1]?.stall[1]).toBeNull();
  });

  test('needs enough credits', () => {
    expect(refusal(start, buy(0, 2, 1))).toBe('cannot-pay');
    expect(refusal(start, bank(0, 2, 1))).toBeUndefined();
    const choose = rules.view(start, 0).may.choose;
    expect(choose).toContainEqual({ seller: 2, column: 1, buy: { price: 30, payable: false }, bank: { stake: 30 } });
    expect(choose).toContainEqual({ seller: 1, column: 0, buy: { price: 8, payable: true }, bank: { stake: 8 } });
    expect(choose).toHaveLength(4);
  });
});

test('FC10: the banker gets the stake, the tile joins the seller’s collection', () => {
  const state = played(start, bank(0, 2, 1));
  expect(purses(state)).toEqual([55, 26, 3]);
  expect(collections(state)).toEqual([[], [], ['b1']]);
  expect(told(start, bank(0, 2, 1))).toEqual([
    { type: 'banked', by: 0, seller: 2, column: 1, tile: 'b1', claim: 6, price: 30 },
  ]);
});

describe('FC11: repacking', () => {
  /** Only the second offer of seat 2 is left, and it is seat 2's turn. */
  const traded = [bank(0, 1, 0), bank(1, 0, 0), bank(2, 0, 1), bank(0, 1, 1), bank(1, 2, 0)] as const;
  const left = played(start, ...traded);

  test('with nothing left to choose, one’s own offer returns with its stake', () => {
    expect(rules.view(left, 2).may).toEqual({ choose: [], repack: [1] });
    expect(told(left, repack(2, 1))[0]).toEqual({ type: 'repacked', seat: 2, column: 1, tile: 'b1', price: 30 });
    const state = played(left, repack(2, 1));
    expect(purses(state)).toEqual(purses(left).with(2, (left.seats[2]?.purse ?? 0) + 30));
    expect(collections(state)[2]).toEqual(['g1', 'b1']);
  });

  test('is then the only legal move', () => {
    expect(refusal(left, repack(2, 0))).toBe('no-such-offer');
    expect(refusal(left, repack(1, 1))).toBe('not-your-turn');
    expect(refusal(left, bank(2, 2, 1))).toBe('own-offer');
  });

  test('is refused while another offer can be chosen', () => {
    const before = played(start, ...traded.slice(0, 2));
    expect(refusal(before, repack(2, 1))).toBe('offers-left');
    expect(rules.view(before, 2).may.repack).toBeUndefined();
  });
});

/** Plays a round with offers at price 1, each banked by the next seat. */
const playRound = (state: State): State => {
  const seats = state.seats.length;
  let next = state;
  for (const seat of seatsOf(seats)) {
    const [left = 'o1', right = 'o1'] = next.seats[seat]?.hand ?? [];
    next = played(next, offer(seat, [left, 6, 1], [right, 6, 1]));
  }
  while (next.round === state.round && rules.outcome(next) === undefined) {
    for (const seat of awaited(next)) next = played(next, fallbackOf(next, seat));
  }
  return next;
};

describe.each([
  [2, 8],
  [3, 6],
  [4, 6],
  [5, 5],
])('FC12, FC13: with %i players there are %i rounds', (seats, rounds) => {
  const positions = [dealt(Array.from({ length: seats }, (): Tile[] => []))];
  while (positions.length <= rounds) positions.push(playRound(positions.at(-1) ?? start));

  test('everybody draws two tiles and the next player goes first', () => {
    for (const [index, state] of positions.slice(0, -1).entries()) {
      expect(rules.outcome(state)).toBeUndefined();
      expect(rules.view(state, 'spectator')).toMatchObject({ round: index + 1, rounds, first: index % seats });
      expect(state.seats.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(4));
      expect(state.seats.map(({ reserve }) => reserve.length)).toEqual(Array(seats).fill(2 * (rounds - 1 - index)));
    }
  });

  test('tiles are drawn in order, and the last two are not used', () => {
    const [first, second] = positions;
    expect(second?.seats.map(({ hand }) => hand.slice(2))).toEqual(
      first?.seats.map(({ reserve }) => reserve.slice(0, 2)),
    );
    const over = positions.at(-1);
    expect(over && rules.outcome(over)).toBeDefined();
    expect(over?.seats.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(2));
    expect(over && refusal(over, buy(0, 1, 0))).toBe('match-over');
  });
});
