import { describe, expect, test } from 'vitest';
import { rules, type Tile } from '../rules/index.ts';
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
  pass,
  played,
  purses,
  refusal,
  tokens,
  told,
} from './play.ts';

const ASIDE: readonly Tile[] = ['g3', 'pf', 'o3'];
const shown = played(
  dealt(HANDS, { power: 'recycler', aside: ASIDE }),
  offer(0, ['o1', 12, 7], ['b2', 18, 3]),
  offer(1, ['gf', 18, 8], ['p1', 12, 1]),
  offer(2, ['g1', 6, 2], ['b1', 6, 3]),
);
const start = given(shown, 0, { token: 'active', collection: ['bf', 'o2', 'p1'] });
const recycle = (by: number, give: Tile, take: number) => does(by, { type: 'recycle', give, take });

describe('FC26: the window', () => {
  const asked = played(start, bank(0, 2, 1));

  test('opens right after one’s own transaction', () => {
    expect(rules.view(asked, 'spectator')).toMatchObject({ active: 0, waiting: { for: 'recycling', seats: [0] } });
    expect(rules.view(asked, 0).may).toEqual({
      recycle: { give: ['bf', 'o2', 'p1'], take: Array.from({ length: 26 }, (_, place) => place) },
      pass: true,
    });
    expect(rules.view(asked, 0).aside.slice(0, 3)).toEqual([{ colour: 'g' }, { colour: 'p' }, { colour: 'o' }]);
    expect(refusal(start, recycle(0, 'bf', 0))).toBe('not-now');
    expect(refusal(asked, recycle(1, 'bf', 0))).toBe('not-now');
    expect(refusal(asked, pass(1))).toBe('not-now');
    expect(refusal(asked, bank(1, 0, 0))).toBe('not-now');
  });

  test('passing moves on and keeps the token active', () => {
    expect(told(asked, pass(0))).toEqual([{ type: 'passed', seat: 0 }]);
    expect(awaited(played(asked, pass(0)))).toEqual([1]);
    expect(tokens(played(asked, pass(0)))[0]).toBe('active');
  });

  test('opens even if that transaction activated the token', () => {
    const bought = played(shown, buy(0, 1, 0));
    expect(awaited(bought)).toEqual([0]);
    expect(collections(played(bought, recycle(0, 'gf', 2)))[0]).toEqual(['o3']);
  });

  test('does not open after another player’s transaction', () => {
    expect(awaited(played(shown, bank(0, 1, 0)))).toEqual([1]);
    expect(tokens(played(shown, bank(0, 1, 0)))[1]).toBe('active');
    expect(rules.view(played(shown, bank(0, 1, 0)), 'spectator').waiting.for).toBe('transaction');
  });

  test.each([
    ['without an active token', given(start, 0, { token: 'inactive' })],
    ['without a tile to give', given(start, 0, { collection: [] })],
    ['without a tile to take', { ...start, aside: start.aside.map(() => null) }],
  ])('does not open %s', (_, state) => {
    expect(rules.view(played(state, bank(0, 2, 1)), 'spectator').waiting).toEqual({ for: 'transaction', seats: [1] });
  });

  test('opens after the claims from the transaction', () => {
    const claiming = played(given(start, 2, { collection: ['g2'] }), bank(0, 2, 0));
    expect(awaited(claiming)).toEqual([2]);
    const next = played(claiming, does(2, { type: 'decline' }));
    expect(rules.view(next, 0).waiting).toEqual({ for: 'recycling', seats: [0] });
  });

  test('opens after the last transaction of a round, too', () => {
    const last = [bank(0, 2, 1), pass(0), bank(1, 0, 0), bank(2, 0, 1), bank(0, 1, 1), pass(0), bank(1, 2, 0)];
    const state = given(played(start, ...last), 2, { token: 'active' });
    const end = played(state, bank(2, 1, 0));
    expect(rules.view(end, 2)).toMatchObject({ round: 1, waiting: { for: 'recycling', seats: [2] } });
    expect(rules.view(played(end, pass(2)), 2)).toMatchObject({ round: 2, phase: 'offer' });
  });
});

describe('FC27: the swap', () => {
  const asked = played(start, bank(0, 2, 1));

  test('the set-aside tile is revealed and joins, the other leaves the game', () => {
    const state = played(asked, recycle(0, 'bf', 2));
    expect(told(asked, recycle(0, 'bf', 2))).toEqual([{ type: 'recycled', seat: 0, gave: 'bf', take: 2, tile: 'o3' }]);
    expect(collections(state)[0]).toEqual(['o2', 'p1', 'o3']);
    expect(tokens(state)[0]).toBe('inactive');
    expect(purses(state)).toEqual(purses(asked));
    expect(rules.view(state, 1)).toMatchObject({ gone: ['bf'], waiting: { for: 'transaction', seats: [1] } });
    expect(rules.view(state, 1).aside[2]).toBeNull();
    expect(rules.view(state, 1).unseen.o['3']).toBe(1);
  });

  test('a fake does not activate the token', () => {
    expect(tokens(played(asked, recycle(0, 'bf', 1)))[0]).toBe('inactive');
    expect(told(asked, recycle(0, 'bf', 1))).toHaveLength(1);
  });

  test('the tile may earn a trophy at once, and trophies already earned stay', () => {
    const state = played(
      given(asked, 0, { collection: ['o1', 'o1', 'g2'], trophies: ['orange-11'] }),
      recycle(0, 'o1', 0),
    );
    expect(state.seats[0]?.trophies).toEqual(['orange-11']);
    expect(rules.view(state, 0).waiting).toMatchObject({ for: 'claim', seats: [0], trophies: ['green-2'] });
    const next = played(state, does(0, { type: 'claim', trophy: 'green-2' }));
    expect(rules.view(next, 0).waiting).toEqual({ for: 'transaction', seats: [1] });
  });

  test('places are kept: a taken tile cannot be taken again', () => {
    const once = played(asked, recycle(0, 'bf', 0));
    const later = given(played(once, bank(1, 0, 0), bank(2, 0, 1)), 0, { token: 'active' });
    const again = played(later, bank(0, 1, 1));
    expect(refusal(again, recycle(0, 'o1', 0))).toBe('no-such-tile');
    expect(rules.view(again, 0).may.recycle?.take).toEqual(Array.from({ length: 25 }, (_, place) => place + 1));
    expect(collections(played(again, recycle(0, 'p1', 2)))[0]).toContain('o3');
  });

  test.each([
    ['a tile that is not in the collection', recycle(0, 'o1', 0), 'not-in-collection'],
    ['a place that does not exist', recycle(0, 'bf', 26), 'no-such-tile'],
  ])('refuses %s', (_, input, code) => {
    expect(refusal(asked, input)).toBe(code);
  });
});
