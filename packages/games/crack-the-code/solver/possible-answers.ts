import type { Pins } from '../rules/state.ts';
import { crackedAnswer } from './answers.ts';
import { codeSpaceOf, packCode } from './code-space.ts';
import { type GuessHistory, possibleCodes, splitByAnswer } from './possible-codes.ts';

/** The answers that a guess may get, the fewest pins first; without the one that ends the search. */
export const possibleAnswers = (quest: GuessHistory, guess: string): readonly Pins[] => {
  const space = codeSpaceOf(quest.options);
  const cracked = crackedAnswer(space);
  return [...splitByAnswer(space, possibleCodes(quest), packCode(guess)).keys()]
    .filter((answer) => answer !== cracked)
    .map((answer) => ({ black: answer >> 3, white: (answer & 7) - (answer >> 3) }))
    .toSorted((a, b) => a.black + a.white - (b.black + b.white) || a.black - b.black);
};
