import { type Bot, makeRng } from '@sesame/kernel';
import { botNamed } from '@sesame/testkit';
import { expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { type Move, rules, type View } from '../rules/index.ts';
import { codeSpaceOf, makeCode } from '../solver/code-space.ts';
import { guess, match, played, STANDARD, stateAfter } from './play.ts';

const CODES = [...codeSpaceOf(STANDARD).codes].map((code) => makeCode(code, 5));

/**
 * The number of guesses that a bot needs for each code while the rival makes no progress. The seed depends on the view
 * alone, so all matches follow one strategy and moves can be cached by view.
 */
const guessesNeeded = (bot: Bot<View, Move>): readonly number[] => {
  const moves = new Map<string, Move>();
  const move = (view: View): Move => {
    const seen = JSON.stringify(view);
    const known = moves.get(seen) ?? bot.play(view, { seat: 0, rng: makeRng(seen), budget: 100 });
    moves.set(seen, known);
    return known;
  };
  return CODES.map((code) => {
    let state = stateAfter(match(['rrybw', code]));
    for (;;) {
      state = played(state, { at: 0, by: 0, move: move(rules.view(state, 0)) });
      const { guesses } = state.seats[0];
      if (guesses.at(-1)?.black === 5) return guesses.length;
      state = played(state, guess(1, 'ppppp'));
    }
  });
};

test('the master finds all 7,776 codes in 36,721 guesses, none in more than six', () => {
  const needed = guessesNeeded(botNamed(bots, 'master'));
  expect(needed.reduce((sum, guesses) => sum + guesses, 0)).toBeLessThanOrEqual(36_721);
  expect(Math.max(...needed)).toBe(6);
});
