import type { Locale } from '@sesame/kernel';
import { LocaleProvider } from '@sesame/ui';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { en, type Texts } from './en.ts';

/** Loads the texts of a language. English is part of the first load, other languages are fetched on demand. */
export const loadTexts: Readonly<Record<Locale, () => Promise<Texts>>> = {
  en: async () => en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
};

/** The languages by their own names. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français', nl: 'Nederlands' };

export interface LoadedTexts {
  readonly locale: Locale;
  readonly texts: Texts;
}

const TextsContext = createContext<Texts>(en);

/** Provides the texts of `locale`. Until they are loaded, the previous language stays. */
export function TextsProvider(props: {
  readonly locale: Locale;
  /** Loaded before the first render. */
  readonly initial: LoadedTexts;
  readonly children: ReactNode;
}) {
  const { locale, initial, children } = props;
  const [loaded, setLoaded] = useState(initial);
  useEffect(() => {
    let isStale = false;
    void loadTexts[locale]().then((texts) => {
      if (!isStale) setLoaded({ locale, texts });
    });
    return () => {
      isStale = true;
    };
  }, [locale]);
  return (
    <LocaleProvider locale={loaded.locale}>
      <TextsContext value={loaded.texts}>{children}</TextsContext>
    </LocaleProvider>
  );
}

export const useTexts = (): Texts => useContext(TextsContext);
