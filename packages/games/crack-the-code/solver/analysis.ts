import { makeRng } from '@sesame/kernel';
import { bestGuess, COMPARISONS_PER_MS, type Effort } from './best-guess.ts';
import { codeSpaceOf, packCode } from './code-space.ts';
import { expectedLeft } from './objectives.ts';
import { countPossible, type GuessHistory, possibleCodes } from './possible-codes.ts';

/** How good a guess was, given the information at that time. */
export type Verdict = 'best' | 'good' | 'inaccuracy';

export interface Judgement {
  readonly code: string;
  /** The number of possible codes before and after the guess; 0 once the code is cracked. */
  readonly before: number;
  readonly after: number;
  /** Codes that this guess leaves on average. */
  readonly expected: number;
  /** The guess that leaves the fewest codes on average, and that number. */
  readonly best: string;
  readonly bestExpected: number;
  readonly verdict: Verdict;
}

export interface Hint {
  readonly guess: string;
  /** The number of possible codes. */
  readonly possible: number;
  /** Codes that the guess leaves on average. */
  readonly expected: number;
}

/** A good guess leaves at most a quarter more codes than the best. */
const MAX_GOOD_RATIO = 1.25;

/** A fixed seed and budget, so that results are reproducible. */
const effort = (): Effort => ({ rng: makeRng('analysis'), work: 500 * COMPARISONS_PER_MS });

/** Judges every guess by how many codes it leaves on average. */
export const analyse = ({ options, guesses }: GuessHistory): readonly Judgement[] =>
  guesses.map((guess, made) => {
    const known: GuessHistory = { options, guesses: guesses.slice(0, made) };
    const set = possibleCodes(known);
    const space = codeSpaceOf(options);
    const expected = expectedLeft(space, set, packCode(guess.code));
    const found = hint(known);
    // If candidates were sampled, the guess that was made may beat them all.
    const best = found.expected < expected ? found : { guess: guess.code, expected };
    const cracked = guess.black === options.positions;
    return {
      code: guess.code,
      before: set.length,
      after: cracked ? 0 : countPossible({ options, guesses: guesses.slice(0, made + 1) }),
      expected,
      best: best.guess,
      bestExpected: best.expected,
      verdict: verdictOf(expected, best.expected),
    };
  });

const verdictOf = (expected: number, best: number): Verdict => {
  if (expected <= best) return 'best';
  return expected <= best * MAX_GOOD_RATIO ? 'good' : 'inaccuracy';
};

/** The guess that leaves the fewest codes on average. */
export const hint = (history: GuessHistory): Hint => {
  const set = possibleCodes(history);
  const guess = bestGuess(history, 'left', effort());
  const expected = expectedLeft(codeSpaceOf(history.options), set, packCode(guess));
  return { guess, possible: set.length, expected };
};
