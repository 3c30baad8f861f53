import { describe, expect, test } from 'vitest';
import { CLAIMS, type Price, rules, type Tile } from '../rules/index.ts';
import { awaited, dealt, given, offer, played, purses, refusal, told } from './play.ts';

const HANDS: readonly (readonly Tile[])[] = [
  ['o1', 'o1', 'of', 'g3'],
  ['p1', 'p2', 'b2', 'bf'],
  ['g1', 'g2', 'b1', 'p3'],
];
const start = dealt(HANDS);
const mine = offer(0, ['o1', 12, 7], ['of', 18, 3]);
const others = [offer(2, ['g1', 6, 2], ['p3', 6, 9]), offer(1, ['bf', 18, 8], ['p1', 12, 1])] as const;

describe('FC5: offers', () => {
  test('take two hand tiles with any claims', () => {
    for (const claim of CLAIMS) expect(refusal(start, offer(0, ['o1', claim, 1], ['of', claim, 1]))).toBeUndefined();
    expect(refusal(start, offer(0, ['o1', 6, 1], ['o1', 6, 1]))).toBeUndefined();
  });

  test.each<[string, Tile, Tile]>([
    ['another player’s tile', 'p1', 'o1'],
    ['another player’s tile in the second column', 'o1', 'p1'],
    ['one tile in both columns', 'g3', 'g3'],
  ])('%s cannot be offered', (_, left, right) => {
    expect(refusal(start, offer(0, [left, 6, 1], [right, 6, 1]))).toBe('not-in-hand');
  });

  test('consist of exactly two tiles', () => {
    expect(refusal(start, offer(0, ['o1', 6, 1]))).toBe('two-offers');
    const three = { type: 'offer', stall: [1, 2, 3].map(() => ({ tile: 'o1', claim: 6, price: 1 })) };
    expect(rules.parseMove(three)).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });

  test('are made in any order, once per seat', () => {
    expect(awaited(start)).toEqual([0, 1, 2]);
    const late = played(start, others[0]);
    expect(awaited(late)).toEqual([0, 1]);
    expect(refusal(late, others[0])).toBe('already-offered');
    expect(refusal(late, offer(2, ['g1', 6, 2], ['g2', 6, 2]))).toBe('already-offered');
  });

  test('are shown with backs, claims and prices once all are in', () => {
    expect(told(played(start, mine), others[0])).toEqual([{ type: 'offered', seat: 2 }]);
    const before = played(start, mine, others[0]);
    expect(told(before, others[1])).toEqual([
      { type: 'offered', seat: 1 },
      {
        type: 'shown',
        stalls: [
          [
            { colour: 'o', claim: 12, price: 7 },
            { colour: 'o', claim: 18, price: 3 },
          ],
          [
            { colour: 'b', claim: 18, price: 8 },
            { colour: 'p', claim: 12, price: 1 },
          ],
          [
            { colour: 'g', claim: 6, price: 2 },
            { colour: 'p', claim: 6, price: 9 },
          ],
        ],
      },
    ]);
    const state = played(before, others[1]);
    expect(rules.view(state, 'spectator')).toMatchObject({
      phase: 'exchange',
      waiting: { for: 'transaction', seats: [0] },
    });
    expect(refusal(state, mine)).toBe('not-offering');
    expect(rules.view(state, 1).seats[0]?.stall[0]).toEqual({ colour: 'o', claim: 12, price: 7, seenBy: [] });
  });
});

describe('FC6: prices', () => {
  test.each<[number, Price, Price, string | undefined]>([
    [35, 1, 1, undefined],
    [35, 34, 1, undefined],
    [35, 17, 18, undefined],
    [35, 35, 1, 'too-dear'],
    [35, 18, 18, 'too-dear'],
    [35, 0, 1, 'price-too-low'],
    [35, 1, 0, 'price-too-low'],
    [35, 0, 0, 'price-too-low'],
    [2, 1, 1, undefined],
    [2, 2, 0, 'price-too-low'],
    [2, 2, 1, 'too-dear'],
    [1, 1, 0, undefined],
    [1, 0, 1, undefined],
    [1, 0, 0, 'price-too-low'],
    [1, 1, 1, 'too-dear'],
    [0, 0, 0, undefined],
    [0, 1, 0, 'too-dear'],
    [35, 'token', 1, 'another-power'],
  ])('with %i credits, %s and %s: %s', (purse, left, right, code) => {
    expect(refusal(given(start, 0, { purse }), offer(0, ['o1', 6, left], ['of', 6, right]))).toBe(code);
  });

  test.each([
    [35, { price: { least: 1, most: 34 }, sum: { least: 2, most: 35 } }],
    [2, { price: { least: 1, most: 1 }, sum: { least: 2, most: 2 } }],
    [1, { price: { least: 0, most: 1 }, sum: { least: 1, most: 1 } }],
    [0, { price: { least: 0, most: 0 }, sum: { least: 0, most: 0 } }],
  ])('with %i credits the view gives the range', (purse, range) => {
    expect(rules.view(given(start, 0, { purse }), 0).may).toEqual({ offer: range });
  });
});

describe('FC7: stakes', () => {
  const made = played(start, mine);

  test('leave the purse', () => {
    expect(purses(made)).toEqual([25, 35, 35]);
    expect(rules.view(made, 0).seats[0]).toMatchObject({ purse: 25, offered: true });
    expect(rules.view(played(made, ...others), 1).seats.map(({ purse }) => purse)).toEqual([25, 26, 24]);
  });

  test('others see only that an offer was made until all are in', () => {
    for (const viewer of [1, 2, 'spectator'] as const) {
      const before = rules.view(start, viewer).seats[0];
      expect(rules.view(made, viewer).seats[0]).toEqual({ ...before, offered: true });
      expect(before).toMatchObject({ purse: 35, offered: false, stall: [null, null] });
      expect(before?.hand).toEqual(['o', 'o', 'o', 'g'].map((colour) => ({ colour })));
    }
  });

  test('are visible to their owner', () => {
    const own = rules.view(made, 0).seats[0];
    expect(own?.hand.map(({ tile }) => tile)).toEqual(['o1', 'g3']);
    expect(own?.stall).toEqual([
      { colour: 'o', claim: 12, price: 7, seenBy: [], tile: 'o1' },
      { colour: 'o', claim: 18, price: 3, seenBy: [], tile: 'of' },
    ]);
    expect(rules.view(made, 0).may).toEqual({});
  });
});
