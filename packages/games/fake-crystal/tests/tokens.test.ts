import { describe, expect, test } from 'vitest';
import { type Move, POWERS, type Power, type Tile } from '../rules/index.ts';
import { bank, buy, dealt, does, given, offer, played, refusal, tokens, told } from './play.ts';

const HANDS: readonly (readonly Tile[])[] = [
  ['of', 'b2', 'o1', 'b3'],
  ['gf', 'p2', 'b2', 'p1'],
  ['g1', 'pf', 'b1', 'p3'],
];
const OFFERS = [
  offer(0, ['of', 12, 7], ['b2', 18, 3]),
  offer(1, ['gf', 18, 8], ['p1', 12, 1]),
  offer(2, ['g1', 6, 2], ['pf', 6, 3]),
];
const start = (power: Power = 'spy') => played(dealt(HANDS, { power }), ...OFFERS);

describe('FC19: a fake activates its owner’s token', () => {
  test('when bought', () => {
    expect(tokens(played(start(), buy(0, 1, 0)))).toEqual(['active', 'inactive', 'inactive']);
    expect(told(start(), buy(0, 1, 0))).toContainEqual({ type: 'activated', seat: 0 });
  });

  test('when banked', () => {
    expect(tokens(played(start(), bank(0, 1, 0)))).toEqual(['inactive', 'active', 'inactive']);
    expect(told(start(), bank(0, 1, 0))).toContainEqual({ type: 'activated', seat: 1 });
  });

  test('when repacked', () => {
    const left = played(start(), bank(0, 1, 0), bank(1, 0, 0), bank(2, 0, 1), bank(0, 1, 1), bank(1, 2, 0));
    expect(tokens(left)[2]).toBe('inactive');
    expect(told(left, does(2, { type: 'repack', column: 1 }))).toContainEqual({ type: 'activated', seat: 2 });
  });

  test('a genuine tile does not', () => {
    expect(tokens(played(start(), buy(0, 2, 0)))).toEqual(['inactive', 'inactive', 'inactive']);
  });

  test('an active token stays active', () => {
    const active = given(start(), 0, { token: 'active' });
    expect(tokens(played(active, buy(0, 1, 0)))[0]).toBe('active');
    expect(told(active, buy(0, 1, 0))).toHaveLength(1);
  });
});

describe('FC20: one power for the table', () => {
  const uses: readonly (readonly [Power, Move])[] = [
    ['spy', { type: 'spy', seller: 1, column: 0 }],
    ['recycler', { type: 'recycle', give: 'o1', take: 0 }],
    ['preemptor', { type: 'preempt', give: 'o1' }],
    ['vanguard', { type: 'reserve', seller: 1, column: 0 }],
  ];
  test.each(uses)('the move of the %s is refused with other powers', (power, move) => {
    for (const other of POWERS.filter((one) => one !== power)) {
      const state = given(start(other), 0, { token: 'active', collection: ['o1'] });
      expect(refusal(state, does(0, move))).toBe('another-power');
    }
  });

  test('only the negotiator can use a token as a price', () => {
    const tokenOffer = offer(0, ['of', 6, 'token'], ['b2', 6, 1]);
    for (const power of POWERS) {
      const state = given(dealt(HANDS, { power }), 0, { token: 'active' });
      expect(refusal(state, tokenOffer)).toBe(power === 'negotiator' ? undefined : 'another-power');
    }
  });
});
