import type { Pins } from '../rules/state.ts';
import { crackedIn } from './answers.ts';
import { packCode, spaceOf } from './code-space.ts';
import { possibleCodes, type Quest, split } from './possible-codes.ts';

/** The answers that a guess may get, the fewest pins first; without the one that ends the search. */
export const possibleAnswers = (quest: Quest, guess: string): readonly Pins[] => {
  const space = spaceOf(quest.options);
  const cracked = crackedIn(space);
  return [...split(space, possibleCodes(quest), packCode(guess)).keys()]
    .filter((answer) => answer !== cracked)
    .map((answer) => ({ black: answer >> 3, white: (answer & 7) - (answer >> 3) }))
    .toSorted((a, b) => a.black + a.white - (b.black + b.white) || a.black - b.black);
};
