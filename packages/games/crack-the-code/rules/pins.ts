import { LETTERS, type Pins } from './state.ts';

/** CC7: the pins for a guess of a code of the same length. */
export const answer = (code: string, guess: string): Pins => {
  let black = 0;
  for (let place = 0; place < code.length; place++) if (code[place] === guess[place]) black += 1;
  let common = 0;
  for (const letter of LETTERS) common += Math.min(countOf(letter, code), countOf(letter, guess));
  return { black, white: common - black };
};

/** How many crystals of a kind a code has. */
export const countOf = (letter: string, code: string): number => {
  let count = 0;
  for (let place = 0; place < code.length; place++) if (code[place] === letter) count += 1;
  return count;
};
