import type { Locale } from '@sesame/kernel';
import type { Colour, Fill, Shape, Size } from '../rules/symbols.ts';

/** A value of one of the four properties, as the notation writes it. No two are the same. */
export type Value = Colour | Shape | Size | Fill;

/**
 * The key for each value, in the player's own language: a letter of the word, mostly its first. Sizes are 1 and 2. A
 * colour's letter is also what it is marked with. Primary and secondary colours are never asked for at the same time.
 */
export const PROPERTY_KEYS: Readonly<Record<Locale, Readonly<Record<Value, string>>>> = {
  en: { b: 'b', r: 'r', y: 'y', v: 'v', o: 'o', g: 'g', S: 's', T: 't', C: 'c', B: '1', s: '2', f: 'f', e: 'e' },
  fr: { b: 'b', r: 'r', y: 'j', v: 'v', o: 'o', g: 'e', S: 'c', T: 't', C: 'd', B: '1', s: '2', f: 'p', e: 'i' },
  nl: { b: 'b', r: 'r', y: 'g', v: 'p', o: 'o', g: 'n', S: 'k', T: 'd', C: 'c', B: '1', s: '2', f: 'v', e: 'l' },
};
