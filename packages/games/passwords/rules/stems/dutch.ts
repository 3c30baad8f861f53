import { withoutEndings } from './dutch-endings.ts';
import { dutchRegions, isClosed } from './dutch-sounds.ts';

/**
 * The stem of a Dutch word without accents (Snowball's Dutch stemmer, by Kraaij and Pohlmann): removes endings, then the
 * `ge` of a participle, at the front or inside, with its final `d` or `t`.
 */
export const dutchStem = (word: string): string => {
  const plain = withoutEndings(word, dutchRegions(word));
  const stem = withoutInfix(withoutPrefix(plain)).replace(/([kfp])t$/, '$1');
  return stem === word ? word : smoothed(stem);
};

/** Long enough to be a participle: three letters or more that don't end in vowels only. */
const isVerbal = (rest: string): boolean => /^(?=...)[^aeiouy]*?(?=((?:ij|[aeiouy])+))\1./.test(rest);

/** Not participles: `geval`, `gevaar`, `geeft`. */
const withoutPrefix = (word: string): string => {
  const rest = word.slice(2);
  return word.startsWith('ge') && isVerbal(rest) && !/^(?:eft|val(?!i)|vaa|vare)/.test(rest)
    ? withoutParticiple(rest)
    : word;
};

const withoutInfix = (word: string): string => {
  const at = word.indexOf('ge', 1);
  const rest = word.slice(at + 2);
  return at > 0 && isVerbal(rest) ? withoutParticiple(word.slice(0, at) + rest) : word;
};

/** Removes the `d` or `t` of a participle. `geind` belongs to `innen`, not to `in`; `geent` not to `en`. */
const withoutParticiple = (word: string): string => {
  const head = word.slice(0, -1);
  const { first } = dutchRegions(word);
  if (!/[dt]$/.test(word) || head.length < first || !isClosed(head) || head === 'en') return word;
  if (head === 'in') return word.endsWith('d') ? 'inn' : head;
  const before = word.endsWith('d') ? 'n' : 'h';
  return head.endsWith(before) && head.length > first ? word : head;
};

/** Reduces doubled consonants; final `v` and `z` become `f` and `s`. */
const smoothed = (stem: string): string => {
  if (/([b-df-hj-np-tvwxz])\1$/.test(stem)) return stem === 'inn' ? stem : stem.slice(0, -1);
  return stem.replace(/v$/, 'f').replace(/z$/, 's');
};
