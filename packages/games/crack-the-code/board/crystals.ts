import type { Locale } from '@sesame/kernel';
import { COLOUR_NAMES } from '@sesame/ui';
import { LETTERS, type Letter, type Options } from '../rules/state.ts';
import { colourOf, lettersOf } from './crystal-colours.ts';

export const nameOf = (letter: Letter, locale: Locale): string => COLOUR_NAMES[colourOf(letter)][locale];

/** The crystals of a match, in the order of the palette and the number keys. */
export const paletteOf = ({ colours }: Options): readonly Letter[] => LETTERS.slice(0, colours);

/** "red, yellow, blue": a code for screen readers. */
export const spoken = (code: string, locale: Locale): string =>
  lettersOf(code)
    .map((letter) => nameOf(letter, locale))
    .join(', ');
