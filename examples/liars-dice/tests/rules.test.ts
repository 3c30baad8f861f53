import { describe, expect, test } from 'vitest';
import { type Face, type Move, type Options, rules, type State } from '../rules/index.ts';

const start = (hands: readonly (readonly Face[])[], options: Partial<Options> = {}): State => {
  const dice = hands[0]?.length ?? 0;
  return played(rules.setup(hands.length, { dice, wild: true, ...options }), ['chance', { type: 'roll', hands }]);
};
const played = (state: State, ...inputs: readonly (readonly [number | 'chance', Move])[]): State =>
  inputs.reduce((now, [by, move]) => {
    const step = rules.apply(now, { at: 0, by, move });
    if (!step.ok) throw new Error(step.error.code);
    return step.value.state;
  }, state);
const refusal = (state: State, by: number, move: Move): string | undefined => {
  const step = rules.apply(state, { at: 0, by, move });
  return step.ok ? undefined : step.error.code;
};
const bid = (count: number, face: Face): Move => ({ type: 'bid', count, face });
const DOUBT: Move = { type: 'doubt' };

const TABLE = [
  [5, 5, 1],
  [2, 3, 6],
] as const;

describe('bids', () => {
  test.each([
    [bid(2, 5), undefined],
    [bid(1, 6), 'too-low'],
    [bid(2, 4), 'too-low'],
    [bid(3, 2), undefined],
    [bid(6, 1), undefined],
    [bid(7, 6), 'too-high'],
  ])('LD4: after two fours, %j gives %s', (move, code) => {
    expect(refusal(played(start(TABLE), [0, bid(2, 4)]), 1, move)).toBe(code);
  });

  test('LD3: players bid in turn', () => {
    expect(refusal(start(TABLE), 1, bid(1, 2))).toBe('not-your-turn');
    expect(refusal(start(TABLE), 0, DOUBT)).toBe('no-bid');
  });

  test('LD4: the view says which bids are possible', () => {
    const { may } = rules.view(played(start(TABLE), [0, bid(6, 4)]), 1);
    expect(may).toEqual({ lowest: [0, 0, 0, 0, 6, 6], doubt: true });
  });
});

describe('a doubt', () => {
  test.each([
    ['LD6: ones count as fives', bid(3, 5), {}, 3, 1],
    ['LD5: there are not four fives', bid(4, 5), {}, 3, 0],
    ['LD6: without wild ones there are two fives', bid(3, 5), { wild: false }, 2, 0],
    ['LD6: a bid on ones counts ones only', bid(1, 1), {}, 1, 1],
  ])('%s', (_, claim, options, found, loser) => {
    const { shown, dice, turn, round } = played(start(TABLE, options), [0, claim], [1, DOUBT]);
    expect(shown).toMatchObject({ found, loser, doubter: 1 });
    expect(dice).toEqual(loser === 0 ? [2, 3] : [3, 2]);
    expect([turn, round]).toEqual([loser, 2]);
  });

  test('LD7: a player without dice is out, and the next one starts', () => {
    const state = played(start([[2], [3], [4]]), [0, bid(1, 2)], [1, bid(2, 2)], [2, DOUBT]);
    expect(state).toMatchObject({ out: [1], dice: [1, 0, 1], turn: 2 });
  });

  test('LD8: ranks are by how late one went out', () => {
    const first = played(start([[2], [3], [4]]), [0, bid(1, 2)], [1, bid(2, 2)], [2, DOUBT]);
    const over = played(first, ['chance', { type: 'roll', hands: [[6], [], [6]] }], [2, bid(2, 5)], [0, DOUBT]);
    expect(rules.outcome(over)).toEqual({ ranks: [1, 3, 2] });
  });
});

test('LD9: without time one bids the lowest face in hand, and doubts later', () => {
  const state = start(TABLE);
  expect(rules.fallback(state, 0)).toEqual(bid(1, 1));
  expect(rules.fallback(played(state, [0, bid(1, 1)]), 1)).toEqual(DOUBT);
});
