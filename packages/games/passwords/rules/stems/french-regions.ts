import { type Regions, regionsOf } from './endings.ts';

export interface FrenchRegions extends Regions {
  /** Start of the region RV for verb endings. */
  readonly verbal: number;
}

const ONWARD = /^.*?[aeiouy][^aeiouy]/;
/** RV starts after two vowels and a letter, after some prefixes, else after the second or the first vowel. */
const BEFORE_VERBAL = /^(?:[aeiouy]{2}.|par|col|tap|ni[aeiouy]|.[^aeiouy]*[aeiouy])/;

export const frenchRegions = (word: string): FrenchRegions => ({
  ...regionsOf(word, ONWARD),
  verbal: BEFORE_VERBAL.exec(word)?.[0].length ?? word.length,
});
