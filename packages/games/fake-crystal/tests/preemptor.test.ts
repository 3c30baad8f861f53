import { describe, expect, test } from 'vitest';
import { rules, type Side, type Tile } from '../rules/index.ts';
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

const FOUR = [...HANDS, ['o2', 'pf', 'o3', 'bf']] as const;
/** Purses 25, 26, 30 and 31; seat 0 is active. */
const shown = played(
  dealt(FOUR, { power: 'preemptor' }),
  offer(0, ['o1', 12, 7], ['b2', 18, 3]),
  offer(1, ['gf', 18, 8], ['p1', 12, 1]),
  offer(2, ['g1', 6, 2], ['b1', 6, 3]),
  offer(3, ['o2', 6, 2], ['pf', 6, 2]),
);
const armed: Partial<Side> = { token: 'active', collection: ['g3', 'bf'] };
const start = given(given(shown, 2, armed), 3, { ...armed, collection: ['p3'] });
const preempt = (by: number, give: Tile) => does(by, { type: 'preempt', give });

describe('FC28: the window', () => {
  const asked = played(start, buy(0, 1, 0));

  test('opens at the same time for all who could pre-empt', () => {
    expect(told(start, buy(0, 1, 0))).toEqual([{ type: 'chosen', how: 'buy', by: 0, seller: 1, column: 0 }]);
    expect(rules.view(asked, 'spectator').waiting).toEqual({
      for: 'pre-emption',
      seats: [2, 3],
      chosen: { type: 'buy', by: 0, seller: 1, column: 0, price: 8 },
    });
    expect(rules.view(asked, 2).may).toEqual({ preempt: { give: ['g3'], price: 8 }, pass: true });
    expect(rules.view(asked, 0).may).toEqual({});
    expect(purses(asked)).toEqual(purses(shown));
  });

  test.each<[string, Partial<Side>]>([
    ['an inactive token', { token: 'inactive' }],
    ['too few credits', { purse: 7 }],
    ['nothing but fakes to give', { collection: ['bf', 'of'] }],
  ])('does not open for a seat with %s', (_, changes) => {
    const state = given(start, 2, changes);
    expect(awaited(played(state, bank(0, 1, 0)))).toEqual([3]);
    expect(refusal(played(state, bank(0, 1, 0)), preempt(2, 'g3'))).toBe('cannot-preempt');
  });

  test('does not open for the seller or the active player', () => {
    const state = given(start, 0, armed);
    expect(awaited(played(state, bank(0, 2, 0)))).toEqual([3]);
    expect(refusal(played(state, bank(0, 2, 0)), preempt(2, 'g3'))).toBe('cannot-preempt');
    expect(refusal(played(state, bank(0, 2, 0)), preempt(0, 'g3'))).toBe('cannot-preempt');
  });

  test('the transaction goes through if nobody can pre-empt or all pass', () => {
    expect(collections(played(shown, buy(0, 1, 0)))[0]).toEqual(['gf']);
    const state = played(asked, pass(3), pass(2));
    expect(collections(state)[0]).toEqual(['gf']);
    expect(purses(state)).toEqual([17, 42, 30, 31]);
    expect(tokens(state)).toEqual(['active', 'inactive', 'active', 'active']);
  });

  test('answers are secret until all are in', () => {
    const [yes, no] = [played(asked, preempt(2, 'g3')), played(asked, pass(2))];
    for (const viewer of [0, 1, 3, 'spectator'] as const)
      expect(rules.view(yes, viewer)).toEqual(rules.view(no, viewer));
    expect(told(asked, preempt(2, 'g3'))).toEqual([{ type: 'answered', seat: 2 }]);
    expect(awaited(yes)).toEqual([3]);
    expect(refusal(yes, pass(2))).toBe('already-answered');
    expect(refusal(no, preempt(2, 'g3'))).toBe('already-answered');
  });

  test.each([
    ['a fake', preempt(2, 'bf'), 'no-fakes'],
    ['a tile that is not in the collection', preempt(2, 'o1'), 'not-in-collection'],
  ])('refuses %s', (_, input, code) => {
    expect(refusal(asked, input)).toBe(code);
  });

  test('blocks other moves, and pre-empting needs a chosen offer', () => {
    expect(refusal(asked, bank(0, 1, 0))).toBe('not-now');
    expect(refusal(start, preempt(2, 'g3'))).toBe('not-now');
  });
});

describe('FC28: the purchase', () => {
  const asked = played(start, bank(0, 2, 1), pass(3), bank(1, 3, 0));

  test('costs the price and a tile of the collection, and ends the turn', () => {
    expect(awaited(asked)).toEqual([2]);
    const state = played(asked, preempt(2, 'g3'));
    expect(told(asked, preempt(2, 'g3'))).toEqual([
      { type: 'answered', seat: 2 },
      { type: 'preempted', by: 2, from: 1, gave: 'g3', seller: 3, column: 0 },
      { type: 'bought', by: 2, seller: 3, column: 0, tile: 'o2', claim: 6, price: 2 },
    ]);
    expect(purses(state)).toEqual([28, 26, 28, 35]);
    expect(collections(state)).toEqual([[], ['g3'], ['bf', 'b1', 'o2'], ['p3']]);
    expect(tokens(state)[2]).toBe('inactive');
    expect(awaited(state)).toEqual([2]);
    expect(rules.view(state, 2).seats.map(({ turnsLeft }) => turnsLeft)).toEqual([1, 1, 2, 2]);
  });

  test('goes to the first clockwise from the active player; the others keep their tokens', () => {
    const first = played(start, buy(0, 1, 0), preempt(3, 'p3'), preempt(2, 'g3'));
    expect(collections(first)).toEqual([['g3'], [], ['bf', 'gf'], ['p3']]);
    expect(tokens(first)).toEqual(['inactive', 'inactive', 'active', 'active']);
    const second = played(start, buy(0, 1, 0), preempt(3, 'p3'), pass(2));
    expect(collections(second)[3]).toEqual(['gf']);
    const around = given(given(shown, 0, { ...armed, collection: ['o1'] }), 2, armed);
    const later = played(around, bank(0, 2, 1), bank(1, 3, 0), preempt(0, 'o1'), preempt(2, 'g3'));
    expect(collections(later)[2]).toContain('o2');
  });

  test('FC21: a fake bought this way activates the token again', () => {
    const state = played(start, buy(0, 1, 0), pass(3), preempt(2, 'g3'));
    expect(tokens(state)[2]).toBe('active');
  });

  test('FC18: both may claim, the active player first', () => {
    const rich = given(given(start, 0, { collection: ['p3'] }), 3, { token: 'active', collection: ['p3', 'p3', 'p2'] });
    const state = played(rich, bank(0, 1, 1), pass(2), preempt(3, 'p3'));
    expect(rules.view(state, 'spectator').waiting).toEqual({
      for: 'claim',
      seats: [0],
      colour: 'p',
      trophies: ['pink-6', 'pink-5', 'pink-4'],
    });
    const next = played(state, does(0, { type: 'claim', trophy: 'pink-6' }));
    expect(rules.view(next, 'spectator').waiting).toMatchObject({ seats: [3], trophies: ['pink-5', 'pink-4'] });
    const last = played(next, does(3, { type: 'decline' }));
    expect(rules.view(last, 0).waiting).toEqual({ for: 'transaction', seats: [1] });
    expect(last.seats.map(({ trophies }) => trophies)).toEqual([['pink-6'], [], [], []]);
  });

  test('trophies already earned stay', () => {
    const earned = given(start, 2, { ...armed, collection: ['g3', 'g2'], trophies: ['green-2'] });
    const state = played(earned, buy(0, 1, 0), pass(3), preempt(2, 'g3'));
    expect(state.seats[2]?.trophies).toEqual(['green-2']);
  });
});

test('FC28: with two players nobody can pre-empt', () => {
  const pair = played(
    dealt(HANDS.slice(0, 2), { power: 'preemptor' }),
    offer(0, ['o1', 12, 7], ['b2', 18, 3]),
    offer(1, ['gf', 18, 8], ['p1', 12, 1]),
  );
  const state = given(given(pair, 0, armed), 1, armed);
  expect(collections(played(state, buy(0, 1, 1)))[0]).toContain('p1');
});
