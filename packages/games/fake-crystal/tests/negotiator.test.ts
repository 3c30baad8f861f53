import { describe, expect, test } from 'vitest';
import { type Price, rules } from '../rules/index.ts';
import {
  awaited,
  bank,
  buy,
  collections,
  dealt,
  does,
  given,
  HANDS,
  offer,
  played,
  purses,
  refusal,
  tokens,
  told,
} from './play.ts';

const fresh = given(dealt(HANDS, { power: 'negotiator' }), 1, { token: 'active' });
const bid = (by: number, sum: number, column: 0 | 1 = 0) => does(by, { type: 'bid', seller: 1, column, sum });
const keep = (by: number) => does(by, { type: 'keep' });
const sell = (by: number) => does(by, { type: 'sell' });

describe('FC23: a token instead of a price', () => {
  test.each<[number, Price, Price, string | undefined]>([
    [35, 'token', 1, undefined],
    [35, 1, 'token', undefined],
    [35, 'token', 35, undefined],
    [35, 'token', 36, 'too-dear'],
    [35, 'token', 0, 'price-too-low'],
    [1, 'token', 1, undefined],
    [1, 0, 'token', 'price-too-low'],
    [0, 'token', 0, undefined],
    [0, 'token', 1, 'too-dear'],
    [35, 'token', 'token', 'one-token'],
  ])('with %i credits, %s and %s: %s', (purse, left, right, code) => {
    expect(refusal(given(fresh, 1, { purse }), offer(1, ['p1', 6, left], ['p2', 6, right]))).toBe(code);
  });

  test('must be active', () => {
    expect(refusal(fresh, offer(0, ['o1', 6, 'token'], ['of', 6, 1]))).toBe('no-token');
    expect(rules.view(fresh, 1).may.offer?.besideToken).toEqual({ least: 1, most: 35 });
    expect(rules.view(fresh, 0).may.offer?.besideToken).toBeUndefined();
  });

  test('is hidden from others until all offers are in', () => {
    const made = played(fresh, offer(1, ['p1', 6, 'token'], ['p2', 6, 4]));
    expect(rules.view(made, 1).seats[1]).toMatchObject({ token: 'placed', purse: 31 });
    expect(rules.view(made, 0).seats[1]).toMatchObject({ token: 'active', purse: 35 });
  });
});

/** Seat 0 is active; seat 1 has its token on p2, claimed as 18. Purses 25, 31, 30. */
const start = played(
  fresh,
  offer(0, ['o1', 12, 7], ['b2', 18, 3]),
  offer(1, ['p2', 18, 'token'], ['gf', 12, 4]),
  offer(2, ['g1', 6, 2], ['b1', 6, 3]),
);

describe('FC24: bids', () => {
  test('the offer can be neither bought nor banked', () => {
    expect(refusal(start, buy(0, 1, 0))).toBe('bid-instead');
    expect(refusal(start, bank(0, 1, 0))).toBe('bid-instead');
    expect(rules.view(start, 0).may.choose?.[0]).toEqual({ seller: 1, column: 0, bid: { least: 1, most: 25 } });
  });

  test.each([
    [25, 0, 'price-too-low'],
    [25, 1, undefined],
    [25, 25, undefined],
    [25, 26, 'too-dear'],
    [0, 0, undefined],
    [0, 1, 'too-dear'],
  ])('with %i credits a bid of %i: %s', (purse, sum, code) => {
    expect(refusal(given(start, 0, { purse }), bid(0, sum))).toBe(code);
  });

  test('the sum is out of the purse until the seller answers', () => {
    const asked = played(start, bid(0, 9));
    expect(told(start, bid(0, 9))).toEqual([{ type: 'bid', by: 0, seller: 1, column: 0, sum: 9 }]);
    expect(purses(asked)).toEqual([16, 31, 30]);
    expect(awaited(asked)).toEqual([1]);
    expect(rules.view(asked, 'spectator').waiting).toEqual({
      for: 'answer',
      seats: [1],
      bid: { by: 0, seller: 1, column: 0, sum: 9 },
    });
    expect(rules.view(asked, 1).may).toEqual({ answer: { sum: 9, keep: true } });
    expect(refusal(asked, sell(0))).toBe('no-bid');
    expect(refusal(asked, bank(0, 2, 0))).toBe('not-now');
  });
});

describe('FC25: answers', () => {
  const asked = played(start, bid(0, 9));

  test('keep: the seller pays the sum and the bidder gets the bid back', () => {
    const state = played(asked, keep(1));
    expect(purses(state)).toEqual([34, 22, 30]);
    expect(collections(state)).toEqual([[], ['p2'], []]);
    expect(tokens(state)[1]).toBe('inactive');
    expect(awaited(state)).toEqual([1]);
    expect(told(asked, keep(1))).toEqual([
      { type: 'kept', by: 0, seller: 1, column: 0, sum: 9, tile: 'p2', claim: 18 },
    ]);
  });

  test('sell: the seller takes the sum, the tile joins the bidder’s collection', () => {
    const state = played(asked, sell(1));
    expect(purses(state)).toEqual([16, 40, 30]);
    expect(collections(state)).toEqual([['p2'], [], []]);
    expect(tokens(state)[1]).toBe('inactive');
    expect(told(asked, sell(1))).toEqual([
      { type: 'sold', by: 0, seller: 1, column: 0, sum: 9, tile: 'p2', claim: 18 },
    ]);
  });

  test('a seller who cannot pay can only sell', () => {
    const poor = given(asked, 1, { purse: 8 });
    expect(refusal(poor, keep(1))).toBe('cannot-pay');
    expect(rules.view(poor, 1).may).toEqual({ answer: { sum: 9, keep: false } });
    expect(refusal(poor, sell(1))).toBeUndefined();
    expect(refusal(given(asked, 1, { purse: 9 }), keep(1))).toBeUndefined();
  });

  test('the tile may earn its new owner a trophy', () => {
    const state = played(given(asked, 0, { collection: ['p2'] }), sell(1));
    expect(rules.view(state, 0).waiting).toMatchObject({ for: 'claim', seats: [0], trophies: ['pink-4'] });
  });

  test('a token on a repacked offer turns inactive', () => {
    const own = played(
      given(dealt(HANDS, { power: 'negotiator' }), 2, { token: 'active' }),
      offer(0, ['o1', 12, 7], ['b2', 18, 3]),
      offer(1, ['p2', 18, 5], ['gf', 12, 4]),
      offer(2, ['g1', 6, 2], ['b1', 6, 'token']),
      ...[bank(0, 1, 0), bank(1, 0, 0), bank(2, 0, 1), bank(0, 1, 1), bank(1, 2, 0)],
    );
    const repack = does(2, { type: 'repack', column: 1 });
    expect(tokens(own)[2]).toBe('placed');
    const state = played(own, repack);
    expect(tokens(state)[2]).toBe('inactive');
    expect(purses(state)).toEqual(purses(own));
    expect(told(own, repack)[0]).toMatchObject({ type: 'repacked', price: 'token', tile: 'b1' });
  });
});

describe('FC21: a token on a stall', () => {
  const fake = played(
    fresh,
    offer(0, ['o1', 12, 7], ['b2', 18, 3]),
    offer(1, ['gf', 18, 'token'], ['p2', 12, 4]),
    offer(2, ['g1', 6, 2], ['b1', 6, 3]),
    bid(0, 5),
  );

  test('turns inactive before the tile joins: a kept fake makes it active again', () => {
    expect(tokens(played(fake, keep(1)))[1]).toBe('active');
    expect(told(fake, keep(1))).toContainEqual({ type: 'activated', seat: 1 });
    expect(tokens(played(fake, sell(1)))).toEqual(['active', 'inactive', 'inactive']);
  });

  test('counts as active: a fake that joins in the meantime changes nothing', () => {
    const state = played(start, bank(0, 1, 1));
    expect(tokens(state)[1]).toBe('placed');
    expect(told(start, bank(0, 1, 1))).toHaveLength(1);
    const next = played(state, bank(1, 2, 0), bid(2, 3), sell(1));
    expect(tokens(next)[1]).toBe('inactive');
  });
});
