import type { Guess, Options } from '../rules/state.ts';
import { type Answer, answerOf, packAnswer } from './answers.ts';
import { type Packed, packCode, type Space, spaceOf } from './code-space.ts';

/** One seat's search: what it has guessed, and what the pins said. */
export interface Quest {
  readonly options: Options;
  readonly guesses: readonly Guess[];
}

/** The codes that the pins leave possible. */
export const possibleCodes = ({ options, guesses }: Quest): Int32Array => {
  const space = spaceOf(options);
  return guesses.reduce(
    (set, guess) => keep(space, set, { guess: packCode(guess.code), answer: packAnswer(guess) }),
    space.codes,
  );
};

export const countPossible = (quest: Quest): number => possibleCodes(quest).length;

/** Those codes of a set that would give this answer to this guess. */
export const keep = (
  space: Space,
  set: Int32Array,
  { guess, answer }: { readonly guess: Packed; readonly answer: Answer },
): Int32Array => {
  const kept = new Int32Array(set.length);
  let size = 0;
  for (let i = 0; i < set.length; i++) {
    const code = set[i] ?? 0;
    if (answerOf(space, code, guess) === answer) kept[size++] = code;
  }
  return kept.slice(0, size);
};

/** A set split by the answers to a guess, in the order of the answers. */
export const split = (space: Space, set: Int32Array, guess: Packed): ReadonlyMap<Answer, Int32Array> => {
  const cells = new Map<Answer, Packed[]>();
  for (const code of set) {
    const answer = answerOf(space, code, guess);
    const cell = cells.get(answer);
    if (cell === undefined) cells.set(answer, [code]);
    else cell.push(code);
  }
  return new Map([...cells].sort(([a], [b]) => a - b).map(([answer, codes]) => [answer, Int32Array.from(codes)]));
};
