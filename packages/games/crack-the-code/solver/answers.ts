import type { Pins } from '../rules/state.ts';
import type { CodeSpace, PackedCode } from './code-space.ts';

/** Packed pins: black in the upper three bits, the sum of black and white in the lower three. */
export type Answer = number;

/** Larger than any packed answer. */
export const ANSWER_LIMIT = 64;

export const packAnswer = ({ black, white }: Pins): Answer => (black << 3) | (black + white);

/** The answer to a correct guess. */
export const crackedAnswer = ({ positions }: CodeSpace): Answer => (positions << 3) | positions;

/** The low bit of every place, the low bit and the top bit of every colour count. */
const PLACE_BITS = 0o111111;
const COLOUR_BITS = 0x11111111;
const COLOUR_TOP_BITS = 0x88888888 | 0;

/**
 * The answer of a code to a guess, computed bit-parallel: places agree where the exclusive or is zero, and the borrow of
 * a subtraction selects the smaller count of each colour. Gives the same result as `answer` in the rules.
 */
export const answerOf = ({ positions, counts }: CodeSpace, code: PackedCode, guess: PackedCode): Answer => {
  const differ = code ^ guess;
  const wrong = (differ | (differ >>> 1) | (differ >>> 2)) & PLACE_BITS;
  const black = positions - ((Math.imul(wrong, PLACE_BITS) >>> 15) & 7);
  const a = counts[code] ?? 0;
  const b = counts[guess] ?? 0;
  const atLeast = ((a | COLOUR_TOP_BITS) - b) & COLOUR_TOP_BITS;
  const all = atLeast | (atLeast - (atLeast >>> 3));
  const common = Math.imul((b & all) | (a & ~all), COLOUR_BITS) >>> 28;
  return (black << 3) | common;
};

/** Counts the codes of a set by their answer to a guess, into `cells` of length ANSWER_LIMIT. */
export const countAnswers = (space: CodeSpace, set: Int32Array, guess: PackedCode, cells: Int32Array): void => {
  cells.fill(0);
  for (let i = 0; i < set.length; i++) {
    const answer = answerOf(space, set[i] ?? 0, guess);
    cells[answer] = (cells[answer] ?? 0) + 1;
  }
};
