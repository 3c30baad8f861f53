import { makeRng } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { randomCode } from '../rules/codes.ts';
import { answer, type Guess } from '../rules/index.ts';
import { standardTree } from '../solver/decision-tree.ts';
import { followRelabelled, guessesLeftInTree } from '../solver/relabelling.ts';
import { STANDARD } from './play.ts';

test('the tree counts the codes it cracks per guess', () => {
  const { cracks } = standardTree();
  expect(cracks.reduce((sum, codes) => sum + codes, 0)).toBe(7_776);
  expect(cracks.reduce((sum, codes, i) => sum + codes * (i + 1), 0)).toBe(36_721);
});

test('the tree is played in varying colours and places', () => {
  const openings = new Set(
    Array.from({ length: 200 }, (_, i) => followRelabelled(standardTree(), [], makeRng(i))?.guess),
  );
  expect(openings.size).toBeGreaterThan(150);
});

test('guesses outside the tree end it', () => {
  const guess = (code: string): Guess => ({ code, ...answer('rrybw', code) });
  expect(followRelabelled(standardTree(), [guess('ggppw')], makeRng(1))).toBeDefined();
  expect(followRelabelled(standardTree(), [guess('rybwg')], makeRng(1))).toBeUndefined();
});

test('foresees how many guesses a player who follows the tree still needs', () => {
  const left = { foreseen: 0, needed: 0 };
  for (let i = 0; i < 150; i++) {
    const rng = makeRng(i);
    const code = randomCode(STANDARD, rng);
    const made: Guess[] = [];
    while (made.at(-1)?.black !== STANDARD.positions) {
      const guess = followRelabelled(standardTree(), made, rng)?.guess ?? '';
      made.push({ code: guess, ...answer(code, guess) });
    }
    const known = made.slice(0, 2);
    const foreseen = guessesLeftInTree(standardTree(), { code, guesses: known }, rng);
    left.foreseen += foreseen.reduce((sum, guesses) => sum + guesses, 0) / foreseen.length;
    left.needed += made.length - known.length;
  }
  expect(left.foreseen / left.needed).toBeCloseTo(1, 1);
  const stray: Guess = { code: 'rybwg', ...answer('rrybw', 'rybwg') };
  expect(guessesLeftInTree(standardTree(), { code: 'rrybw', guesses: [stray] }, makeRng(1))).toEqual([]);
});
