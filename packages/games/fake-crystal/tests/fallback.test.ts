import { describe, expect, test } from 'vitest';
import { type Power, rules } from '../rules/index.ts';
import { bank, buy, dealt, does, fallbackOf, given, HANDS, offer, played, reserve } from './play.ts';

const dealtOut = (power: Power = 'spy') => dealt(HANDS, { power });
const shown = (power: Power = 'spy') =>
  played(
    dealtOut(power),
    offer(0, ['o1', 12, 7], ['b2', 18, 3]),
    offer(1, ['gf', 18, 8], ['p1', 12, 1]),
    offer(2, ['g1', 6, 2], ['b1', 6, 8]),
  );

describe('FC35: an offer', () => {
  test.each([
    [35, [1, 1]],
    [2, [1, 1]],
    [1, [1, 0]],
    [0, [0, 0]],
  ])('uses two hand tiles; with %i credits the prices are %j', (purse, prices) => {
    const state = given(dealtOut(), 0, { purse });
    const { move } = fallbackOf(state, 0);
    expect(move.type === 'offer' && move.stall.map(({ price }) => price)).toEqual(prices);
    expect(rules.apply(state, does(0, move))).toMatchObject({ ok: true });
    expect(rules.fallback(state, 0)).toEqual(move);
  });

  test('is unpredictable: it depends on hidden tiles', () => {
    const state = dealtOut();
    const others = state.aside.map((_, place) => ({
      ...state,
      aside: [...state.aside.slice(place), ...state.aside.slice(0, place)],
    }));
    const offers = new Set(others.map((other) => JSON.stringify(rules.fallback(other, 0))));
    expect(offers.size).toBeGreaterThan(5);
  });
});

describe('FC35: a transaction', () => {
  test('banks the highest-priced offer, the first of equals', () => {
    expect(rules.fallback(shown(), 0)).toEqual({ type: 'bank', seller: 1, column: 0 });
    expect(rules.fallback(played(shown(), bank(0, 1, 0)), 1)).toEqual({ type: 'bank', seller: 2, column: 1 });
  });

  test('banks the reserved offer if it must be chosen', () => {
    const state = given(shown('vanguard'), 0, { token: 'active' });
    const last = played(state, reserve(0, 2, 0), bank(0, 1, 1), bank(1, 0, 0), bank(2, 0, 1));
    expect(rules.fallback(last, 0)).toEqual({ type: 'bank', seller: 2, column: 0 });
  });

  test('bids the minimum if only tokens are left', () => {
    const tokens = played(
      given(dealt(HANDS.slice(0, 2), { power: 'negotiator' }), 1, { token: 'active' }),
      offer(0, ['o1', 12, 7], ['b2', 18, 3]),
      offer(1, ['gf', 18, 'token'], ['p1', 12, 1]),
    );
    expect(rules.fallback(tokens, 0)).toEqual({ type: 'bank', seller: 1, column: 1 });
    const only = played(tokens, bank(0, 1, 1), bank(1, 0, 0));
    expect(rules.fallback(only, 0)).toEqual({ type: 'bid', seller: 1, column: 0, sum: 1 });
    expect(rules.fallback(given(only, 0, { purse: 0 }), 0)).toEqual({ type: 'bid', seller: 1, column: 0, sum: 0 });
  });

  test('repacks if nothing can be chosen', () => {
    const left = played(shown(), bank(0, 1, 0), bank(1, 0, 0), bank(2, 0, 1), bank(0, 1, 1), bank(1, 2, 0));
    expect(rules.fallback(left, 2)).toEqual({ type: 'repack', column: 1 });
  });
});

describe('FC35: other decisions', () => {
  test('the most valuable trophy is claimed', () => {
    const asked = played(given(shown(), 0, { collection: ['g1', 'g2'] }), buy(0, 2, 0));
    expect(rules.fallback(asked, 0)).toEqual({ type: 'claim', trophy: 'green-3' });
  });

  test('a bid is answered by selling', () => {
    const asked = played(
      given(dealt(HANDS.slice(0, 2), { power: 'negotiator' }), 1, { token: 'active' }),
      offer(0, ['o1', 12, 7], ['b2', 18, 3]),
      offer(1, ['gf', 18, 'token'], ['p1', 12, 1]),
      does(0, { type: 'bid', seller: 1, column: 0, sum: 2 }),
    );
    expect(rules.fallback(asked, 1)).toEqual({ type: 'sell' });
  });

  test('powers that the match waits for are declined', () => {
    const armed = { token: 'active', collection: ['g3'] } as const;
    const recycling = played(given(shown('recycler'), 0, armed), bank(0, 1, 1));
    const preempting = played(given(shown('preemptor'), 2, armed), bank(0, 1, 1));
    expect(rules.fallback(recycling, 0)).toEqual({ type: 'pass' });
    expect(rules.fallback(preempting, 2)).toEqual({ type: 'pass' });
    const reserving = played(
      given(dealtOut('vanguard'), 0, armed),
      ...[0, 1, 2].map((seat) => fallbackOf(dealtOut('vanguard'), seat)),
    );
    expect(rules.fallback(reserving, 0)).toEqual({ type: 'pass' });
  });
});
