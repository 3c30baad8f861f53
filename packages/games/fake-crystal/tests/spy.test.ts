import { describe, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { awaited, bank, dealt, given, HANDS, offer, played, refusal, spy, tokens, told } from './play.ts';

const OFFERS = [
  offer(0, ['o1', 12, 7], ['b2', 18, 3]),
  offer(1, ['gf', 18, 8], ['p1', 12, 1]),
  offer(2, ['g1', 6, 2], ['b1', 6, 3]),
];
const dealtOut = dealt(HANDS);
const start = given(played(dealtOut, ...OFFERS), 1, { token: 'active' });

describe('FC22: the spy', () => {
  const spied = played(start, spy(1, 0, 0));

  test('looks on any turn, without using it', () => {
    expect(awaited(start)).toEqual([0]);
    expect(awaited(spied)).toEqual([0]);
    expect(tokens(spied)).toEqual(['inactive', 'inactive', 'inactive']);
    const claiming = played(given(start, 2, { collection: ['g2'] }), bank(0, 2, 0));
    expect(awaited(claiming)).toEqual([2]);
    expect(refusal(claiming, spy(1, 0, 0))).toBeUndefined();
  });

  test('only the spy learns the tile', () => {
    expect(rules.view(spied, 1).seats[0]?.stall[0]).toMatchObject({ colour: 'o', tile: 'o1', seenBy: [1] });
    for (const viewer of [2, 'spectator'] as const) {
      expect(rules.view(spied, viewer).seats[0]?.stall[0]).toEqual({ colour: 'o', claim: 12, price: 7, seenBy: [1] });
    }
    const public_ = { type: 'spied', seat: 1, seller: 0, column: 0 };
    expect(told(start, spy(1, 0, 0))).toEqual([public_]);
    expect(told(start, spy(1, 0, 0), 0)).toEqual([public_]);
    expect(told(start, spy(1, 0, 0), 1)).toEqual([public_, { type: 'saw', seller: 0, column: 0, tile: 'o1' }]);
  });

  test('a spied tile counts as seen', () => {
    expect(rules.view(start, 1).unseen.o['1']).toBe(8);
    expect(rules.view(spied, 1).unseen.o['1']).toBe(7);
    expect(rules.view(spied, 2).unseen.o['1']).toBe(8);
  });

  test('the view proposes unknown tiles only', () => {
    expect(rules.view(start, 1).may).toEqual({
      spy: [
        { seller: 0, column: 0 },
        { seller: 0, column: 1 },
        { seller: 2, column: 0 },
        { seller: 2, column: 1 },
      ],
    });
    const again = given(spied, 1, { token: 'active' });
    expect(rules.view(again, 1).may.spy).not.toContainEqual({ seller: 0, column: 0 });
    expect(rules.view(start, 2).may).toEqual({});
  });

  test('may look at any tile on any stall, even a known one', () => {
    expect(refusal(start, spy(1, 1, 0))).toBeUndefined();
    const again = played(given(spied, 1, { token: 'active' }), spy(1, 0, 0));
    expect(rules.view(again, 0).seats[0]?.stall[0]?.seenBy).toEqual([1]);
  });

  test.each([
    ['without an active token', start, spy(0, 1, 0), 'no-token'],
    ['twice', spied, spy(1, 0, 1), 'no-token'],
    ['at an empty place', played(start, bank(0, 2, 1)), spy(1, 2, 1), 'no-such-offer'],
    ['at a stall that does not exist', start, spy(1, 4, 1), 'no-such-offer'],
    [
      'during the offer',
      given(played(dealtOut, ...OFFERS.slice(1)), 1, { token: 'active' }),
      spy(1, 2, 0),
      'not-exchanging',
    ],
  ])('may not look %s', (_, state, input, code) => {
    expect(refusal(state, input)).toBe(code);
  });
});
