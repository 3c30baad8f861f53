import type { Colour } from '../rules/symbols.ts';

/** The paint of a colour: a class of the house, which gives a crystal's three tones. */
export const COLOUR_CLASSES: Readonly<Record<Colour, string>> = {
  r: 'g-red',
  b: 'g-blue',
  y: 'g-yellow',
  v: 'g-purple',
  o: 'g-orange',
  g: 'g-green',
};
