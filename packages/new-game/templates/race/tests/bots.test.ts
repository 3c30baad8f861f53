import { makeRng } from '@sesame/kernel';
import { playRandomly } from '@sesame/testkit';
import { expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { rules } from '../rules/index.ts';
import { isSingle } from '../rules/picture.ts';
import type { Move, State } from '../rules/state.ts';

// #if chance
const options = { rounds: 3, apart: false, untimed: false };
// #else
//: const options = { rounds: 3, course: 1, apart: false, untimed: false };
// #endif
const { positions } = playRandomly(rules, { seats: 2, options, seed: 'bots', maxPlies: 200 });

/** The moves of a bot in all positions of a match where it may point. */
const pointsOf = (id: string): readonly { readonly state: State; readonly move: Move }[] =>
  positions.flatMap(({ state }) => {
    const view = rules.view(state as State, 0);
    const bot = bots.find((one) => one.id === id);
    if (bot === undefined || !view.may.includes('point')) return [];
    return [{ state: state as State, move: bot.play(view, { seat: 0, rng: makeRng(id), budget: 10 }) }];
  });

test.each(bots.map(({ id }) => id))('%s makes legal moves', (id) => {
  for (const { state, move } of pointsOf(id)) expect(rules.apply(state, { at: 1e9, by: 0, move }).ok).toBe(true);
});

test('the searcher finds the crystal without a twin', () => {
  const moves = pointsOf('searcher');
  expect(moves.length).toBeGreaterThan(0);
  for (const { state, move } of moves)
    expect(move.type === 'point' && isSingle(state.picture ?? [], move.cell)).toBe(true);
});
