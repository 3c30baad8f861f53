import { withoutNominalEnding } from './french-nouns.ts';
import { frenchRegions } from './french-regions.ts';
import { withoutVerbEnding } from './french-verbs.ts';

/**
 * The stem of a French word without accents: Snowball's French stemmer with unaccented endings, except those that are
 * ambiguous without accents.
 */
export const frenchStem = (word: string): string => {
  const marked = markedSemivowels(word);
  const regions = frenchRegions(marked);
  const noun = withoutNominalEnding(marked, regions);
  const stem = noun.done ? noun.stem : withoutVerbEnding(noun.stem, regions);
  return stem
    .replace(/Y$/, 'i')
    .replace(/(enn|onn|ett|ell|eill)$/, (doubled) => doubled.slice(0, -1))
    .toLowerCase();
};

/** Writes `u`, `i` and `y` in capitals where they are not vowels. */
const markedSemivowels = (word: string): string => {
  let marked = '';
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at);
    const after = VOWEL.test(marked.slice(-1));
    const before = VOWEL.test(word.charAt(at + 1));
    const isSemivowel =
      letter === 'y'
        ? after || before
        : /[ui]/.test(letter) && ((after && before) || (letter === 'u' && marked.endsWith('q')));
    marked += isSemivowel ? letter.toUpperCase() : letter;
  }
  return marked;
};

const VOWEL = /[aeiouy]/;
