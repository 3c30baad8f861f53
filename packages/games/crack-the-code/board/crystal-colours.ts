import type { CrystalColour } from '@sesame/ui';
import { LETTERS, type Letter } from '../rules/state.ts';

const COLOUR_OF: Readonly<Record<Letter, CrystalColour>> = {
  r: 'red',
  y: 'yellow',
  b: 'blue',
  w: 'white',
  g: 'green',
  p: 'purple',
  o: 'orange',
  k: 'black',
};

/** The crystal drawn for a letter of a code. */
export const colourOf = (letter: Letter): CrystalColour => COLOUR_OF[letter];

export const lettersOf = (code: string): readonly Letter[] =>
  [...code].flatMap((sign) => LETTERS.filter((letter) => letter === sign));
