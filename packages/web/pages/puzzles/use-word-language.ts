import { LOCALES, type Locale } from '@sesame/kernel';
import { useLocale } from '@sesame/ui';
import { useState } from 'react';

const STORAGE_KEY = 'sesame.puzzle-language';

/** The language in which the player wants puzzles with words: their own, until they choose another. */
export const useWordLanguage = (): readonly [Locale, (language: Locale) => void] => {
  const own = useLocale();
  const [chosen, setChosen] = useState(() => localStorage.getItem(STORAGE_KEY));
  const choose = (language: Locale) => {
    localStorage.setItem(STORAGE_KEY, language);
    setChosen(language);
  };
  return [LOCALES.find((locale) => locale === chosen) ?? own, choose];
};
