import { ANSWER_LIMIT, countAnswers, crackedAnswer } from './answers.ts';
import type { CodeSpace, PackedCode } from './code-space.ts';

/**
 * What a good guess minimises. `left`: the expected number of remaining codes. `bits`: the expected entropy, which is
 * better over a whole match. A cracked code counts in neither.
 */
export type Objective = 'left' | 'bits';

/** Prefers possible codes among equal guesses. Smaller than any difference between unequal splits. */
const HIT_BONUS = 1e-6;

/** The cost of a guess for a set of possible codes. */
export const makeCost = (space: CodeSpace, objective: Objective): ((set: Int32Array, guess: PackedCode) => number) => {
  const cells = new Int32Array(ANSWER_LIMIT);
  const cracked = crackedAnswer(space);
  const weigh = objective === 'left' ? (n: number) => n * n : (n: number) => n * Math.log2(n);
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

/** The expected number of codes that a guess leaves, not counting a cracked one. */
export const expectedLeft = (space: CodeSpace, set: Int32Array, guess: PackedCode): number => {
  const cells = new Int32Array(ANSWER_LIMIT);
  countAnswers(space, set, guess, cells);
  cells[crackedAnswer(space)] = 0;
  return cells.reduce((sum, count) => sum + count * count, 0) / set.length;
};
