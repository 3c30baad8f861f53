import { ok, type Puzzles, parse, refuse } from '@sesame/kernel';
import { parseCode } from '../rules/codes.ts';
import { answer as pinsFor } from '../rules/pins.ts';
import type { Pins, State } from '../rules/state.ts';
import { findVaults, type VaultPuzzle, type VaultSolution } from './find.ts';

/** A guess against every possible code: the codes by the pins that they give, fewest pins first. */
export interface Split {
  readonly guess: string;
  readonly groups: readonly { readonly pins: Pins; readonly codes: readonly string[] }[];
}

export interface VaultReview {
  /** The player's guess. Missing if they gave up. */
  readonly own?: Split;
  /** A guess that surely solves it in two. */
  readonly best: Split;
  /** How many such guesses there are, and some of the others. */
  readonly right: number;
  readonly others: readonly string[];
}

/** Longer than any code. */
const MAX_CODE_LENGTH = 32;

/** CC21: find a guess after which, whatever its pins, only one code is left. An answer is a code. */
export const puzzles: Puzzles<State, VaultPuzzle, VaultSolution, string, VaultReview> = {
  find: findVaults,
  parseAnswer: (json) => parse.text(MAX_CODE_LENGTH)(json),
  judge: ({ puzzle, solution }, answer) => {
    const guess = parseCode(puzzle.options, answer);
    if (!guess.ok) return refuse(guess.error.code, guess.error.message);
    return ok(isRight(solution, guess.value));
  },
  review: ({ solution }, answer) => {
    const [example = ''] = solution.examples;
    const best = answer !== undefined && isRight(solution, answer) ? answer : example;
    return {
      ...(answer !== undefined && { own: splitBy(solution, answer) }),
      best: splitBy(solution, best),
      right: solution.right,
      others: solution.examples.filter((one) => one !== best),
    };
  },
};

const splitBy = ({ codes }: VaultSolution, guess: string): Split => {
  const answered = codes.map((code) => ({ code, pins: pinsFor(code, guess) }));
  const groups = Map.groupBy(answered, ({ pins }) => `${pins.black} ${pins.white}`);
  return {
    guess,
    groups: [...groups.values()]
      .map((group) => ({ pins: group[0]?.pins ?? { black: 0, white: 0 }, codes: group.map(({ code }) => code) }))
      .toSorted((a, b) => a.pins.black - b.pins.black || a.pins.white - b.pins.white),
  };
};

const isRight = (solution: VaultSolution, guess: string): boolean =>
  splitBy(solution, guess).groups.every(({ codes }) => codes.length === 1);
