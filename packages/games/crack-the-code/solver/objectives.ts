import { ANSWER_LIMIT, countAnswers, crackedAnswer } from './answers.ts';
import type { CodeSpace, PackedCode } from './code-space.ts';

/**
 * What a good guess makes small. `left`: how many codes remain on average. `bits`: how much remains to be asked
 * on average, which does better over a whole match. A code that is cracked remains in neither.
 */
export type Objective = 'left' | 'bits';

/** A little less than what tells any two guesses apart that differ in what they split. */
const HIT_BONUS = 1e-6;

/** The cost of a guess towards an aim when these codes are possible. */
export const makeCost = (space: CodeSpace, aim: Objective): ((set: Int32Array, guess: PackedCode) => number) => {
  const cells = new Int32Array(ANSWER_LIMIT);
  const cracked = crackedAnswer(space);
  const weigh = aim === 'left' ? (n: number) => n * n : (n: number) => n * Math.log2(n);
  return (set, guess) => {
    countAnswers(space, set, guess, cells);
    const hits = cells[cracked] ?? 0;
    cells[cracked] = 0;
    let cost = -hits * HIT_BONUS;
    for (let answer = 0; answer < ANSWER_LIMIT; answer++) {
      const count = cells[answer] ?? 0;
      if (count > 0) cost += weigh(count);
    }
    return cost / set.length;
  };
};

/** How many codes a guess leaves on average, the cracked one not counted. */
export const expectedLeft = (space: CodeSpace, set: Int32Array, guess: PackedCode): number => {
  const cells = new Int32Array(ANSWER_LIMIT);
  countAnswers(space, set, guess, cells);
  cells[crackedAnswer(space)] = 0;
  return cells.reduce((sum, count) => sum + count * count, 0) / set.length;
};
