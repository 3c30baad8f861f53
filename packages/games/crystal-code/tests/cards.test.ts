import { describe, expect, test } from 'vitest';
import { CARDS, partOf, rules } from '../rules/index.ts';
import {
  build,
  builtByFallback,
  does,
  given,
  opened,
  played,
  refusal,
  STANDARD,
  shuffleOf,
  told,
  wonBy,
} from './play.ts';

describe('XC3: the machine cards', () => {
  const parts = CARDS.map(partOf);

  test('100 of them, c0 to c99', () => {
    expect(CARDS).toHaveLength(100);
    expect(CARDS).toEqual(Array.from({ length: 100 }, (_, i) => `c${i}`));
  });

  test('lines, spots and printed crystals', () => {
    for (const { lines, spots, printed } of parts) {
      expect(lines.length).toBeGreaterThanOrEqual(1);
      expect(spots).toBeGreaterThanOrEqual(0);
      expect(spots).toBeLessThanOrEqual(4);
      expect([0, 1]).toContain(printed);
    }
    expect(new Set(parts.map(({ spots }) => spots))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(new Set(parts.map(({ lines }) => lines.length))).toEqual(new Set([1, 2, 3, 4]));
    expect(parts.some(({ printed }) => printed > 0)).toBe(true);
  });

  test('every end has a spot or a printed crystal, and there are enough ends for the branches', () => {
    const ends = parts.filter(({ lines }) => lines.length === 1);
    expect(ends.every(({ spots, printed }) => spots + printed > 0)).toBe(true);
    // In a machine without loops, every line beyond two needs one more end.
    const branches = parts.reduce((sum, { lines }) => sum + Math.max(0, lines.length - 2), 0);
    expect(ends.length).toBeGreaterThan(branches / 2);
  });

  test('unknown cards do not exist', () => {
    expect(() => partOf('c100')).toThrow('c100');
  });
});

describe('XC5: the first shuffle', () => {
  const start = rules.setup(3, STANDARD);

  test('three cards each, seat by seat', () => {
    const state = played(start, shuffleOf('c9', 'c8', 'c7', 'c50', 'c51', 'c52', 'c99', 'c98', 'c97'));
    expect(state.seats.map(({ hand }) => hand)).toEqual([
      ['c9', 'c8', 'c7'],
      ['c50', 'c51', 'c52'],
      ['c99', 'c98', 'c97'],
    ]);
    expect([state.pile.length, state.discards.length]).toEqual([91, 0]);
    expect(rules.awaits(state)).toEqual({ seats: [], chance: true });
    expect(state.stage.type).toBe('deal');
  });

  test('seats learn their own cards and how many the others drew', () => {
    expect(told(start, shuffleOf(), 1)).toEqual([
      { type: 'shuffled', cards: 100 },
      { type: 'took', seat: 0, cards: 3 },
      { type: 'took', seat: 1, cards: 3 },
      { type: 'drew', cards: ['c3', 'c4', 'c5'] },
      { type: 'took', seat: 2, cards: 3 },
      { type: 'round', round: 1, room: 0 },
    ]);
  });

  test.each([
    ['a missing card', CARDS.slice(1)],
    ['a duplicate card', [...CARDS.slice(1), 'c5'] as const],
  ])('refuses a shuffle with %s', (_, cards) => {
    expect(refusal(start, does('chance', { type: 'shuffle', cards }))).toBe('wrong-shuffle');
    expect(refusal(start, does('chance', { type: 'deal', hands: [] }))).toBe('no-chance');
  });
});

describe('XC21: drawing', () => {
  test('the winner first, then in finishing order', () => {
    const before = opened(3);
    const state = wonBy(before, 2, 0);
    expect(state.seats.map(({ hand }) => hand.slice(3))).toEqual([[before.pile[2]], [], before.pile.slice(0, 2)]);
  });

  /** Two cards left in the pile, some discards. */
  const short = { ...opened(2), pile: ['c90', 'c91'], discards: ['c92', 'c93', 'c94'] } as const;

  test('when the pile is empty, chance shuffles the discards and drawing continues', () => {
    const state = wonBy(short, 0, 1);
    expect(state.stage).toEqual({ type: 'shuffle', next: 'build' });
    expect(rules.awaits(state)).toEqual({ seats: [], chance: true });
    expect(state.owed).toEqual([{ seat: 1, cards: 1 }]);
    expect(refusal(state, build(0))).toBe('chance-first');
    expect(refusal(state, does('chance', { type: 'shuffle', cards: ['c92', 'c93', 'c95'] }))).toBe('wrong-shuffle');
    const next = played(state, does('chance', { type: 'shuffle', cards: ['c94', 'c92', 'c93'] }));
    expect(next.seats[1]?.hand.at(-1)).toBe('c94');
    expect([next.pile, next.discards, next.stage.type]).toEqual([['c92', 'c93'], [], 'build']);
  });

  test('a seat can draw from both the old and the new pile', () => {
    const state = wonBy({ ...short, pile: ['c90'] }, 0);
    expect(state.owed).toEqual([{ seat: 0, cards: 1 }]);
    const next = played(state, does('chance', { type: 'shuffle', cards: ['c94', 'c92', 'c93'] }));
    expect(next.seats[0]?.hand.slice(-2)).toEqual(['c90', 'c94']);
  });

  test('missing cards are not drawn', () => {
    const state = wonBy({ ...short, pile: ['c90'], discards: [] }, 0, 1);
    expect(state.seats.map(({ hand }) => hand.length)).toEqual([4, 3]);
    expect([state.stage.type, state.owed]).toEqual(['build', []]);
  });

  test('a swap can draw cards that were just discarded', () => {
    const idle = wonBy({ ...opened(2), pile: [], discards: [] });
    const state = played(given(idle, 0, { hand: ['c10', 'c11', 'c12'] }), build(0, [], ['c10', 'c12']), build(1));
    expect(state.stage).toEqual({ type: 'shuffle', next: 'round' });
    const next = played(state, does('chance', { type: 'shuffle', cards: ['c12', 'c10'] }));
    expect(next.seats[0]?.hand).toEqual(['c11', 'c12']);
    expect([next.stage.type, next.round]).toEqual(['deal', 2]);
  });

  test('the last swap is drawn before the final count', () => {
    const idle = wonBy({ ...opened(2), round: 9, pile: [], discards: [] });
    const state = played(given(idle, 0, { hand: ['c10', 'c11', 'c12'] }), build(0, [], ['c10', 'c12']), build(1));
    expect(rules.outcome(state)).toBeUndefined();
    const over = played(state, does('chance', { type: 'shuffle', cards: ['c12', 'c10'] }));
    expect(rules.view(over, 0).end?.detail[0]?.hand).toBe(2);
  });
});

test('XC1: nine rounds, each with a race and a building phase', () => {
  let state = opened(2);
  const rounds: number[] = [];
  while (rules.outcome(state) === undefined) {
    rounds.push(state.round);
    state = builtByFallback(wonBy(state, 0, 1));
  }
  expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(state.history.map(({ room }) => room)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 7]);
});
