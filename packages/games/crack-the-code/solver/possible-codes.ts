import type { Guess, Options } from '../rules/state.ts';
import { type Answer, answerOf, packAnswer } from './answers.ts';
import { type CodeSpace, codeSpaceOf, type PackedCode, packCode } from './code-space.ts';

/** The guesses of one seat with their pins. */
export interface GuessHistory {
  readonly options: Options;
  readonly guesses: readonly Guess[];
}

/** The codes that are consistent with all guesses. */
export const possibleCodes = ({ options, guesses }: GuessHistory): Int32Array => {
  const space = codeSpaceOf(options);
  return guesses.reduce(
    (set, guess) => filterCodes(space, set, { guess: packCode(guess.code), answer: packAnswer(guess) }),
    space.codes,
  );
};

export const countPossible = (history: GuessHistory): number => possibleCodes(history).length;

/** The codes of a set that give this answer to this guess. */
export const filterCodes = (
  space: CodeSpace,
  set: Int32Array,
  { guess, answer }: { readonly guess: PackedCode; readonly answer: Answer },
): Int32Array => {
  const kept = new Int32Array(set.length);
  let size = 0;
  for (let i = 0; i < set.length; i++) {
    const code = set[i] ?? 0;
    if (answerOf(space, code, guess) === answer) kept[size++] = code;
  }
  return kept.slice(0, size);
};

/** Partitions a set by the answers to a guess, in the order of packed answers. */
export const splitByAnswer = (
  space: CodeSpace,
  set: Int32Array,
  guess: PackedCode,
): ReadonlyMap<Answer, Int32Array> => {
  const cells = new Map<Answer, PackedCode[]>();
  for (const code of set) {
    const answer = answerOf(space, code, guess);
    const cell = cells.get(answer);
    if (cell === undefined) cells.set(answer, [code]);
    else cell.push(code);
  }
  return new Map([...cells].sort(([a], [b]) => a - b).map(([answer, codes]) => [answer, Int32Array.from(codes)]));
};
