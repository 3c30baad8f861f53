import type { Text } from '@sesame/kernel';

/** The nine crystal colours. Each has its own cut, so that colour is never the only cue. */
export const COLOURS = ['red', 'yellow', 'blue', 'white', 'green', 'purple', 'orange', 'pink', 'black'] as const;
export type CrystalColour = (typeof COLOURS)[number];

export const COLOUR_NAMES: Readonly<Record<CrystalColour, Text>> = {
  red: { en: 'red', fr: 'rouge', nl: 'rood' },
  yellow: { en: 'yellow', fr: 'jaune', nl: 'geel' },
  blue: { en: 'blue', fr: 'bleu', nl: 'blauw' },
  white: { en: 'white', fr: 'blanc', nl: 'wit' },
  green: { en: 'green', fr: 'vert', nl: 'groen' },
  purple: { en: 'purple', fr: 'violet', nl: 'paars' },
  orange: { en: 'orange', fr: 'orange', nl: 'oranje' },
  pink: { en: 'pink', fr: 'rose', nl: 'roze' },
  black: { en: 'black', fr: 'noir', nl: 'zwart' },
};
