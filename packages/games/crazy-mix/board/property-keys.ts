import type { Locale } from '@sesame/kernel';
import type { Colour, Fill, Shape, Size } from '../rules/symbols.ts';

/** A property value in the notation; all values are distinct. */
export type Value = Colour | Shape | Size | Fill;

/**
 * Key of each value by language: usually the first letter of its name; sizes are 1 and 2. A colour's letter also marks
 * it. Primary and secondary colours may share a letter, as they are never wanted at the same time.
 */
export const PROPERTY_KEYS: Readonly<Record<Locale, Readonly<Record<Value, string>>>> = {
  en: { b: 'b', r: 'r', y: 'y', v: 'v', o: 'o', g: 'g', S: 's', T: 't', C: 'c', B: '1', s: '2', f: 'f', e: 'e' },
  fr: { b: 'b', r: 'r', y: 'j', v: 'v', o: 'o', g: 'e', S: 'c', T: 't', C: 'd', B: '1', s: '2', f: 'p', e: 'i' },
  nl: { b: 'b', r: 'r', y: 'g', v: 'p', o: 'o', g: 'n', S: 'k', T: 'd', C: 'c', B: '1', s: '2', f: 'v', e: 'l' },
};

/** Says the round once more. */
export const HEAR_AGAIN_KEY = '0';
