import type { Grade } from '../rules/lexicon/lexicon.ts';
import type { Language } from '../rules/state.ts';
import { stemOf } from '../rules/stems/stem.ts';
import type { Spelling } from './hunspell.ts';

/** The least family, the greatest length and the longest ending of a word of a grade. */
interface Bounds {
  readonly family: number;
  readonly length: number;
  readonly ending: number;
}

/**
 * Graded by their families, for want of anything counted in texts. A family is the number of entries that share a
 * stem, or that are made of that stem and another word: the words of every day have the largest, in Dutch above all.
 * Short forms are more common than long ones, forms with short endings more than others, and conjugated ones less.
 */
export const gradeByFamily = (
  language: Language,
  spelling: Spelling,
  bounds: readonly [Bounds, Bounds, Bounds],
): Map<string, Grade> => {
  const families = familiesOf(language, spelling);
  const gradeOf = (word: string): Grade => {
    if (spelling.neverSuggested.has(word)) return 5;
    const stem = stemOf(word, language);
    const family = families.get(stem) ?? 0;
    const within = bounds.findIndex(
      (bound) => family >= bound.family && word.length <= bound.length && word.length - stem.length <= bound.ending,
    );
    const step = isPlain(word, spelling.lemmas) ? 0 : 1;
    return within < 0 ? 4 : (([1, 2, 3, 4] as const)[within + step] ?? 4);
  };
  return new Map([...spelling.words].map((word) => [word, gradeOf(word)]));
};

/** Whether a form is an entry, or one in the plural or the feminine. */
const isPlain = (word: string, lemmas: ReadonlySet<string>): boolean =>
  lemmas.has(word) ||
  ['s', 'e', 'es', 'en'].some((end) => word.endsWith(end) && lemmas.has(word.slice(0, -end.length)));

const familiesOf = (language: Language, { lemmas, words, parts }: Spelling): ReadonlyMap<string, number> => {
  const families = new Map<string, number>();
  const join = (word: string) => {
    const stem = stemOf(word, language);
    families.set(stem, (families.get(stem) ?? 0) + 1);
  };
  for (const word of lemmas) {
    join(word);
    for (const part of compoundsOf(word, words)) join(part);
  }
  for (const part of parts) if (part.length > 3) join(part);
  return families;
};

/** The words of four letters or more that a word may be made of, in two, with an `s` between them or not. */
const compoundsOf = (word: string, words: ReadonlySet<string>): readonly string[] => {
  const found: string[] = [];
  for (let at = 3; at <= word.length - 3; at++) {
    const [whole, end] = [word.slice(0, at), word.slice(at)];
    const start = words.has(whole) ? whole : whole.replace(/s$/, '');
    if (words.has(start) && words.has(end)) found.push(start, end);
  }
  return found.filter((part) => part.length > 3);
};
