import type { Language } from '../state.ts';
import { dutchStem } from './dutch.ts';
import { englishStem } from './english.ts';
import { americanSpelling } from './english-spelling.ts';
import { frenchStem } from './french.ts';

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  en: (word) => englishStem(americanSpelling(word)),
  fr: frenchStem,
  nl: dutchStem,
};

/** Cache of recent stems: a match needs the same ones again and again. */
const recent = new Map<string, string>();
const MOST = 4096;

/** PW12: words with the same stem have the same root. */
export const stemOf = (word: string, language: Language): string => {
  const key = `${language} ${word}`;
  const stem = recent.get(key) ?? STEMMERS[language](word);
  if (recent.size >= MOST) recent.clear();
  recent.set(key, stem);
  return stem;
};
