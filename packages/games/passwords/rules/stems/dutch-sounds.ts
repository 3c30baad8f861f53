import { type Regions, regionsOf } from './endings.ts';

/** From one region to the next: consonants, vowels (`ij` counts as one), one consonant. Without backtracking. */
const ONWARD = /^[^aeiouy]*(?=((?:ij|[aeiouy])+))\1[^aeiouy]/;

export const dutchRegions = (word: string): Regions => regionsOf(word, ONWARD);

/** Whether a start ends in a consonant. */
export const isClosed = (head: string): boolean => /[^aeiouy]$/.test(head) && !head.endsWith('ij');

/** Whether a start ends in a vowel. */
export const isOpen = (head: string): boolean => /(?:[aeiouy]|ij)$/.test(head);

/** Doubles a vowel that was long before the ending was removed: `lop` from `lopen` becomes `loop`. */
export const lengthened = (head: string): string =>
  head
    .replace(/(^|[^aeiou])([aou])([^aeiouywx])$/, '$1$2$2$3')
    .replace(/^(.*[^aeiou]|)e([^aeiouywx])$/, (whole, start: string, end: string) =>
      isUnstressed(start) ? whole : `${start}ee${end}`,
    );

/** Whether an `e` after this start is unstressed and short. */
const isUnstressed = (start: string): boolean => /(?:[aiou].|^e.)$/.test(start) || /[^aeiou][aiou]..$/.test(start);
