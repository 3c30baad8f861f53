import type { Pins } from '../rules/state.ts';
import { crackedAnswer } from './answers.ts';
import { codeSpaceOf, packCode } from './code-space.ts';
import { type GuessHistory, possibleCodes, splitByAnswer } from './possible-codes.ts';

/** The possible answers to a guess, fewest pins first, without the one that cracks the code. */
export const possibleAnswers = (history: GuessHistory, guess: string): readonly Pins[] => {
  const space = codeSpaceOf(history.options);
  const cracked = crackedAnswer(space);
  return [...splitByAnswer(space, possibleCodes(history), packCode(guess)).keys()]
    .filter((answer) => answer !== cracked)
    .map((answer) => ({ black: answer >> 3, white: (answer & 7) - (answer >> 3) }))
    .toSorted((a, b) => a.black + a.white - (b.black + b.white) || a.black - b.black);
};
