import { type Regions, regionsOf } from './endings.ts';

export interface FrenchRegions extends Regions {
  /** Where the endings of verbs may begin. */
  readonly verbal: number;
}

const ONWARD = /^.*?[aeiouy][^aeiouy]/;
/** After two vowels and a letter, after a few starts of short words, else after the second vowel or the first. */
const BEFORE_VERBAL = /^(?:[aeiouy]{2}.|par|col|tap|ni[aeiouy]|.[^aeiouy]*[aeiouy])/;

export const frenchRegions = (word: string): FrenchRegions => ({
  ...regionsOf(word, ONWARD),
  verbal: BEFORE_VERBAL.exec(word)?.[0].length ?? word.length,
});
