import { answerOf, packAnswer } from './answers.ts';
import { codeSpaceOf, packCode } from './code-space.ts';
import type { GuessHistory } from './possible-codes.ts';

/** All codes of a match, and which guess ruled each out. */
export interface CodeCloud {
  /** By code: the number of the guess that ruled it out, from 1; 0 while it is possible. */
  readonly ruledOutBy: Uint8Array;
  /** How many codes were possible at first, after the first guess, and so on. */
  readonly left: readonly number[];
}

export const codeCloud = ({ options, guesses }: GuessHistory): CodeCloud => {
  const space = codeSpaceOf(options);
  const seen = guesses.map((guess) => ({ guess: packCode(guess.code), answer: packAnswer(guess) }));
  const ruledOutBy = Uint8Array.from(
    space.codes,
    (code) => seen.findIndex(({ guess, answer }) => answerOf(space, code, guess) !== answer) + 1,
  );
  const left = [space.codes.length];
  for (let number = 1; number <= guesses.length; number++) {
    left.push((left.at(-1) ?? 0) - ruledOutBy.reduce((sum, by) => (by === number ? sum + 1 : sum), 0));
  }
  return { ruledOutBy, left };
};
