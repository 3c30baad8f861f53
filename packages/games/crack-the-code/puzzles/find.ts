import type { FoundPuzzle, Position } from '@sesame/kernel';
import type { Guess, Options, State } from '../rules/state.ts';
import { answerOf } from '../solver/answers.ts';
import { type CodeSpace, codeSpaceOf, makeCode, type PackedCode } from '../solver/code-space.ts';
import { possibleCodes } from '../solver/possible-codes.ts';

/** The guesses of a player with their pins. */
export interface VaultPuzzle {
  readonly options: Options;
  readonly guesses: readonly Guess[];
  /** How many codes are possible. */
  readonly left: number;
}

export interface VaultSolution {
  /** The codes that are possible. */
  readonly codes: readonly string[];
  /** How many guesses tell all of them apart. */
  readonly right: number;
  /** Some of those, the ones that may be the code themselves first. */
  readonly examples: readonly string[];
}

const MIN_CODES = 4;
/** There are no more different answers to tell codes apart by. */
const MAX_CODES = 20;
/** The largest space that is searched: the standard one has 7,776 codes. */
const MAX_SPACE = 10_000;
/** With more right guesses than this share of all, one is found by chance. */
const MAX_RIGHT_SHARE = 0.03;
const MAX_EXAMPLES = 6;

/** CC21: positions in which few guesses surely solve it in two. */
export const findVaults = (
  positions: readonly Position<State, unknown, unknown>[],
): readonly FoundPuzzle<VaultPuzzle, VaultSolution>[] =>
  positions.flatMap(({ ply, state }, index) => {
    const before = positions[index - 1]?.state;
    return state.seats.flatMap((side, seat) => {
      const isNew = side.guesses.length > (before?.seats[seat]?.guesses.length ?? 0);
      const found = isNew ? makeVault(state.options, side.guesses) : undefined;
      return found === undefined ? [] : [{ ply, seat, ...found }];
    });
  });

const makeVault = (options: Options, guesses: readonly Guess[]) => {
  const space = codeSpaceOf(options);
  if (space.codes.length > MAX_SPACE || options.attempts - guesses.length < 2) return undefined;
  const set = possibleCodes({ options, guesses });
  if (set.length < MIN_CODES || set.length > MAX_CODES || isCracked(options, guesses)) return undefined;
  const right = space.codes.filter((guess) => tellsApart(space, set, guess));
  if (right.length === 0 || right.length > MAX_RIGHT_SHARE * space.codes.length) return undefined;
  const possible = right.filter((guess) => set.includes(guess));
  const examples = [...possible, ...right.filter((guess) => !set.includes(guess))].slice(0, MAX_EXAMPLES);
  const textOf = (code: PackedCode) => makeCode(code, options.positions);
  return {
    puzzle: { options, guesses, left: set.length },
    solution: { codes: Array.from(set, textOf), right: right.length, examples: examples.map(textOf) },
    difficulty: difficultyOf({ codes: set.length, share: right.length / space.codes.length, direct: possible.length }),
  };
};

const isCracked = ({ positions }: Options, guesses: readonly Guess[]): boolean =>
  guesses.some(({ black }) => black === positions);

/** Whether every code of a set gives another answer to a guess. */
const tellsApart = (space: CodeSpace, set: Int32Array, guess: PackedCode): boolean => {
  const answers = new Set<number>();
  for (const code of set) answers.add(answerOf(space, code, guess));
  return answers.size === set.length;
};

interface Ease {
  readonly codes: number;
  /** The share of right guesses among all. */
  readonly share: number;
  /** Right guesses that may be the code themselves, which most people try first. */
  readonly direct: number;
}

/** More codes to keep in mind, and fewer right guesses, are harder. */
const difficultyOf = ({ codes, share, direct }: Ease): number =>
  Math.round(700 + 60 * codes - 200 * Math.log10(share) - (direct > 0 ? 100 : 0));
