import type { Input } from '@sesame/kernel';
import { makeRuleTester } from '@sesame/testkit';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { scoreOf } from '../rules/score.ts';
import type { Move, State } from '../rules/state.ts';

const { played, refusal, told } = makeRuleTester(rules);
const by = (seat: number, move: Move): Input<Move> => ({ at: 0, by: seat, move });

/** Seat 0 is to move, and the market shows red, red, blue, green, yellow. */
const start = (): State => ({
  ...rules.setup(2, { swaps: 1 }),
  market: ['red', 'red', 'blue', 'green', 'yellow'],
  players: [
    // #if hidden
    { crystals: ['purple'], swaps: 1, favourite: 'red' },
    { crystals: [], swaps: 1, favourite: 'blue' },
    // #else
    //: { crystals: ['purple'], swaps: 1 },
    //: { crystals: [], swaps: 1 },
    // #endif
  ],
});

describe('a turn', () => {
  test('XX4: a crystal goes from the market to the player, and the next is on', () => {
    const state = played(start(), by(0, { type: 'take', place: 2 }));
    expect(state.players[0]?.crystals).toEqual(['purple', 'blue']);
    expect(state.market.slice(0, 4)).toEqual(['red', 'red', 'green', 'yellow']);
    expect(state.turn).toBe(1);
  });

  test('XX4: nobody acts out of turn', () => {
    expect(refusal(start(), by(1, { type: 'take', place: 0 }))).toBe('not-your-turn');
  });

  test('XX5: a swap exchanges two crystals of different colours', () => {
    const state = played(start(), by(0, { type: 'swap', own: 0, place: 1 }));
    expect(state.players[0]).toMatchObject({ crystals: ['red'], swaps: 0 });
    expect(state.market).toEqual(['red', 'purple', 'blue', 'green', 'yellow']);
    expect(told(start(), by(0, { type: 'swap', own: 0, place: 1 }))).toEqual([
      { type: 'swapped', seat: 0, gave: 'purple', got: 'red' },
    ]);
  });

  test('XX6: a colour is claimed once', () => {
    const state = played(start(), by(0, { type: 'claim', colour: 'red' }));
    expect(state.players[0]?.claim).toBe('red');
    expect(refusal(state, by(1, { type: 'claim', colour: 'red' }))).toBe('taken');
  });
});
// #if hidden

test('XX3: a favourite is for its owner alone', () => {
  expect(rules.view(start(), 0).players.map(({ favourite }) => favourite)).toEqual(['red', undefined]);
  expect(rules.view(start(), 'spectator').players.map(({ favourite }) => favourite)).toEqual([undefined, undefined]);
});
// #endif

test('XX7: crystals of one colour are worth their number squared', () => {
  const player = { crystals: ['red', 'red', 'red', 'blue'] as const, swaps: 0 };
  expect(scoreOf(player, [player])).toBe(10);
});

test('XX6: a claim is worth 5 points if it holds, and costs 3 if it does not', () => {
  const claiming = { crystals: ['red'] as const, claim: 'red' as const };
  expect(scoreOf(claiming, [claiming, { crystals: ['red'] }])).toBe(1 + 5);
  expect(scoreOf(claiming, [claiming, { crystals: ['red', 'red'] }])).toBe(1 - 3);
});
