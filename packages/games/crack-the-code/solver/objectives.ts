import { ANSWERS, countAnswers, crackedIn } from './answers.ts';
import type { Packed, Space } from './code-space.ts';

/**
 * What a good guess makes small. `left`: how many codes remain on average. `bits`: how much remains to be asked
 * on average, which does better over a whole match. A code that is cracked remains in neither.
 */
export type Aim = 'left' | 'bits';

/** A little less than what tells any two guesses apart that differ in what they split. */
const A_HIT = 1e-6;

/** The cost of a guess towards an aim when these codes are possible. */
export const makeCost = (space: Space, aim: Aim): ((set: Int32Array, guess: Packed) => number) => {
  const cells = new Int32Array(ANSWERS);
  const cracked = crackedIn(space);
  const weigh = aim === 'left' ? (n: number) => n * n : (n: number) => n * Math.log2(n);
  return (set, guess) => {
    countAnswers(space, set, guess, cells);
    const hits = cells[cracked] ?? 0;
    cells[cracked] = 0;
    let cost = -hits * A_HIT;
    for (let answer = 0; answer < ANSWERS; answer++) {
      const count = cells[answer] ?? 0;
      if (count > 0) cost += weigh(count);
    }
    return cost / set.length;
  };
};

/** How many codes a guess leaves on average, the cracked one not counted. */
export const expectedLeft = (space: Space, set: Int32Array, guess: Packed): number => {
  const cells = new Int32Array(ANSWERS);
  countAnswers(space, set, guess, cells);
  cells[crackedIn(space)] = 0;
  return cells.reduce((sum, count) => sum + count * count, 0) / set.length;
};
