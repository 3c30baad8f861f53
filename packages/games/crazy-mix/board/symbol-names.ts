import type { Locale, Text } from '@sesame/kernel';
import { propertiesOf, type Sign } from '../rules/symbols.ts';
import type { Value } from './property-keys.ts';

const VALUE_NAMES: Readonly<Record<Value, Text>> = {
  b: { en: 'blue', fr: 'bleu', nl: 'blauw' },
  r: { en: 'red', fr: 'rouge', nl: 'rood' },
  y: { en: 'yellow', fr: 'jaune', nl: 'geel' },
  v: { en: 'violet', fr: 'violet', nl: 'paars' },
  o: { en: 'orange', fr: 'orange', nl: 'oranje' },
  g: { en: 'green', fr: 'vert', nl: 'groen' },
  S: { en: 'square', fr: 'carré', nl: 'vierkant' },
  T: { en: 'triangle', fr: 'triangle', nl: 'driehoek' },
  C: { en: 'circle', fr: 'rond', nl: 'cirkel' },
  B: { en: 'big', fr: 'grand', nl: 'groot' },
  s: { en: 'small', fr: 'petit', nl: 'klein' },
  f: { en: 'full', fr: 'plein', nl: 'vol' },
  e: { en: 'empty', fr: 'vide', nl: 'leeg' },
};

/** Dutch adjectives inflected for driehoek and cirkel; vierkant takes the base form. */
const INFLECTED: Partial<Record<Value, string>> = {
  b: 'blauwe',
  r: 'rode',
  y: 'gele',
  v: 'paarse',
  g: 'groene',
  B: 'grote',
  s: 'kleine',
  f: 'volle',
  e: 'lege',
};

/** Name of a value: "red", "triangle", "small". */
export const valueName = (value: Value, locale: Locale): string => VALUE_NAMES[value][locale];

/** Name of a symbol: "big empty red triangle". */
export const signName = (sign: Sign, locale: Locale): string => {
  const { colour, shape, size, fill } = propertiesOf(sign);
  const order = locale === 'fr' ? [size, shape, colour, fill] : [size, fill, colour, shape];
  const isBent = locale === 'nl' && shape !== 'S';
  return order.map((value) => (isBent ? INFLECTED[value] : undefined) ?? valueName(value, locale)).join(' ');
};
