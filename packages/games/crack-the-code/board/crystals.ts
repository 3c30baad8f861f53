import type { Locale } from '@sesame/kernel';
import { COLOUR_NAMES, type CrystalColour } from '@sesame/ui';
import { LETTERS, type Letter, type Options } from '../rules/state.ts';

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

export const colourOf = (letter: Letter): CrystalColour => COLOUR_OF[letter];

export const nameOf = (letter: Letter, locale: Locale): string => COLOUR_NAMES[COLOUR_OF[letter]][locale];

/** The crystals of a match, in the order of the palette and the number keys. */
export const paletteOf = ({ colours }: Options): readonly Letter[] => LETTERS.slice(0, colours);

export const lettersOf = (code: string): readonly Letter[] =>
  [...code].flatMap((sign) => LETTERS.filter((letter) => letter === sign));

/** "red, yellow, blue": a code for screen readers. */
export const spoken = (code: string, locale: Locale): string =>
  lettersOf(code)
    .map((letter) => nameOf(letter, locale))
    .join(', ');
