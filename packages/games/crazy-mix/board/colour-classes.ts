import type { Colour } from '../rules/symbols.ts';

/** CSS class of each colour. */
export const COLOUR_CLASSES: Readonly<Record<Colour, string>> = {
  r: 'g-red',
  b: 'g-blue',
  y: 'g-yellow',
  v: 'g-purple',
  o: 'g-orange',
  g: 'g-green',
};
