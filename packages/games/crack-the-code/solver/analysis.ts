import { makeRng } from '@sesame/kernel';
import { bestGuess, COMPARISONS_PER_MS, type Effort } from './best-guess.ts';
import { codeSpaceOf, packCode } from './code-space.ts';
import { expectedLeft } from './objectives.ts';
import { countPossible, type GuessHistory, possibleCodes } from './possible-codes.ts';

/** How good a guess was, from what could be known when it was made. */
export type Verdict = 'best' | 'good' | 'inaccuracy';

export interface Judgement {
  readonly code: string;
  /** How many codes were possible before the guess, and after it; none is left once the code is cracked. */
  readonly before: number;
  readonly after: number;
  /** How many codes this guess would leave on average. */
  readonly expected: number;
  /** The guess that would leave the fewest, and how many. */
  readonly best: string;
  readonly bestExpected: number;
  readonly verdict: Verdict;
}

export interface Hint {
  readonly guess: string;
  /** How many codes are possible. */
  readonly possible: number;
  /** How many the guess would leave on average. */
  readonly expected: number;
}

/** A guess is good that leaves at most a quarter more than the best. */
const MAX_GOOD_RATIO = 1.25;

/** The same question always gets the same answer. */
const effort = (): Effort => ({ rng: makeRng('analysis'), work: 500 * COMPARISONS_PER_MS });

/** Judges every guess of a quest by how many codes it leaves on average. */
export const analyse = ({ options, guesses }: GuessHistory): readonly Judgement[] =>
  guesses.map((guess, made) => {
    const known: GuessHistory = { options, guesses: guesses.slice(0, made) };
    const set = possibleCodes(known);
    const space = codeSpaceOf(options);
    const expected = expectedLeft(space, set, packCode(guess.code));
    const found = hint(known);
    // A sample of the guesses may have missed the one that was made.
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
export const hint = (quest: GuessHistory): Hint => {
  const set = possibleCodes(quest);
  const guess = bestGuess(quest, 'left', effort());
  const expected = expectedLeft(codeSpaceOf(quest.options), set, packCode(guess));
  return { guess, possible: set.length, expected };
};
