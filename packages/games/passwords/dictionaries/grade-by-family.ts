import type { Grade } from '../rules/lexicon/lexicon.ts';
import type { Language } from '../rules/state.ts';
import { stemOf } from '../rules/stems/stem.ts';
import type { Spelling } from './hunspell.ts';

/** Limits of a grade: minimum family size, maximum length and maximum ending. */
interface Bounds {
  readonly family: number;
  readonly length: number;
  readonly ending: number;
}

/**
 * Grades words by family size, as a substitute for corpus frequencies. A family is the number of entries that share a stem
 * or are compounds with it; everyday words have the largest families, especially in Dutch. Short forms and short endings
 * rank as more common, conjugated forms as rarer.
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

/** Whether a form is an entry, or its plural or feminine. */
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

/** The two parts of a compound, of four letters or more, with or without a linking `s`. */
const compoundsOf = (word: string, words: ReadonlySet<string>): readonly string[] => {
  const found: string[] = [];
  for (let at = 3; at <= word.length - 3; at++) {
    const [whole, end] = [word.slice(0, at), word.slice(at)];
    const start = words.has(whole) ? whole : whole.replace(/s$/, '');
    if (words.has(start) && words.has(end)) found.push(start, end);
  }
  return found.filter((part) => part.length > 3);
};
