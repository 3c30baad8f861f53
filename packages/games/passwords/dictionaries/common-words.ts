import { readFileSync } from 'node:fs';
import type { Grade } from '../rules/lexicon/lexicon.ts';
import type { Language } from '../rules/state.ts';
import { EVERYDAY_WORDS, UNFAMILIAR_WORDS } from './word-corrections.ts';

/** What is known of a word before it is graded. */
interface Evidence {
  readonly word: string;
  /** Its grade by level (English) or family. */
  readonly first: Grade;
  /** In how many ways it is used, 0 to 4, see `extract-common-words.ts`. */
  readonly uses: number;
  /** An English word on a French or Dutch page. */
  readonly isEnglish: boolean;
}

/** One judge per language, because the lists differ in length and the first grades in worth. */
const JUDGES: Readonly<Record<Language, (evidence: Evidence) => Grade>> = {
  en: ({ first, uses }) => (first < 3 && uses < 3 ? (([2, 3] as const)[first - 1] ?? first) : first),
  // French families say little of how common a word is: one that is not in the list is rare.
  fr: ({ first, uses }) => {
    if (uses > 0) return uses > 1 ? 1 : 2;
    return first < 3 ? 3 : 4;
  },
  // The Dutch list is long: a word is common if it is used in many ways and has a large family.
  nl: ({ word, first, uses, isEnglish }) => {
    const isShort = word.length < 4;
    if (uses >= 3 && first <= (isShort || isEnglish ? 1 : 2)) return 1;
    if (uses === 4 && !isShort && first === (isEnglish ? 2 : 3)) return 2;
    if (uses === 2 && first <= 2 && !isShort && !isEnglish) return 2;
    return uses >= 2 || first < 3 ? 3 : first;
  },
};

/** Grades words again by how a language uses them. Words that are never suggested keep grade 5. */
export const gradeByUse = (
  language: Language,
  firsts: ReadonlyMap<string, Grade>,
  english: ReadonlyMap<string, Grade>,
): Map<string, Grade> => {
  const uses = usesOf(language);
  const isEnglish = (word: string) => language !== 'en' && (english.get(word) ?? 4) <= 2;
  const gradeOf = (word: string, first: Grade): Grade => {
    if (first === 5) return 5;
    if (EVERYDAY_WORDS[language].has(word)) return 1;
    const grade = JUDGES[language]({ word, first, uses: uses.get(word) ?? 0, isEnglish: isEnglish(word) });
    return grade < 3 && UNFAMILIAR_WORDS[language].has(word) ? 3 : grade;
  };
  return new Map([...firsts].map(([word, first]) => [word, gradeOf(word, first)]));
};

const usesOf = (language: Language): ReadonlyMap<string, number> => {
  const lines = readFileSync(new URL(`common/${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return new Map(lines.map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]));
};
