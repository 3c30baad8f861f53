import { type Bot, makeRng } from '@sesame/kernel';
import { botNamed } from '@sesame/testkit';
import { expect, test } from 'vitest';
import { standardTree } from '../bots/decision-tree.ts';
import { bots } from '../bots/index.ts';
import { followRelabelled } from '../bots/relabelling.ts';
import { answer, type Guess, type Move, rules, type View } from '../rules/index.ts';
import { codeSpaceOf, makeCode } from '../solver/code-space.ts';
import { guess, match, played, STANDARD, stateAfter } from './play.ts';

const CODES = [...codeSpaceOf(STANDARD).codes].map((code) => makeCode(code, 5));

/**
 * How many guesses a bot needs for each code while the rival gets nowhere. Its luck is the same whenever it sees the
 * same, so that the matches together are one strategy, and what it has seen before need not be asked again.
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

test.each(['clockmaker', 'master'])('%s finds all 7,776 codes in 36,721 guesses, none in more than six', (id) => {
  const needed = guessesNeeded(botNamed(bots, id));
  expect(needed.reduce((sum, guesses) => sum + guesses, 0)).toBeLessThanOrEqual(36_721);
  expect(Math.max(...needed)).toBe(6);
});

test('the tree knows how soon it cracks how many codes', () => {
  const { cracks } = standardTree();
  expect(cracks.reduce((sum, codes) => sum + codes, 0)).toBe(7_776);
  expect(cracks.reduce((sum, codes, i) => sum + codes * (i + 1), 0)).toBe(36_721);
});

test('the tree is never seen in the same crystals and places for long', () => {
  const openings = new Set(
    Array.from({ length: 200 }, (_, i) => followRelabelled(standardTree(), [], makeRng(i))?.guess),
  );
  expect(openings.size).toBeGreaterThan(150);
});

test('other guesses leave the tree', () => {
  const guess = (code: string): Guess => ({ code, ...answer('rrybw', code) });
  expect(followRelabelled(standardTree(), [guess('ggppw')], makeRng(1))).toBeDefined();
  expect(followRelabelled(standardTree(), [guess('rybwg')], makeRng(1))).toBeUndefined();
});
