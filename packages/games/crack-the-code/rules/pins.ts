import { LETTERS, type Pins } from './state.ts';

/** CC7: the pins for a guess. */
export const answer = (code: string, guess: string): Pins => {
  const black = placesAlike(code, guess);
  return { black, white: crystalsAlike(code, guess) - black };
};

/** Whether a code is consistent with a guess and its pins. */
export const fits = (code: string, { code: guess, black, white }: Pins & { readonly code: string }): boolean =>
  placesAlike(code, guess) === black && crystalsAlike(code, guess) === black + white;

const placesAlike = (code: string, guess: string): number => {
  let alike = 0;
  for (let place = 0; place < code.length; place++) if (code[place] === guess[place]) alike += 1;
  return alike;
};

const crystalsAlike = (code: string, guess: string): number => {
  let alike = 0;
  for (const letter of LETTERS) alike += Math.min(countOf(letter, code), countOf(letter, guess));
  return alike;
};

/** The number of crystals of one colour in a code. */
export const countOf = (letter: string, code: string): number => {
  let count = 0;
  for (let place = 0; place < code.length; place++) if (code[place] === letter) count += 1;
  return count;
};
