import type { Locale } from '@sesame/kernel';
import { LocaleProvider } from '@sesame/ui';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { en, type Messages } from './en.ts';

/** English comes with the page; other languages when they are asked for. */
export const CATALOGS: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: async () => en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
};

/** The languages by their own names. */
export const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français', nl: 'Nederlands' };

interface Spoken {
  readonly locale: Locale;
  readonly words: Messages;
}

const SpokenContext = createContext<Messages>(en);

/** Speaks the chosen language, and the one before until its words are there. `first` is loaded before the page is drawn. */
export function Speaks({ first, children }: { readonly first: Spoken; readonly children: ReactNode }) {
  const { locale } = useSettings();
  const [spoken, setSpoken] = useState(first);
  useEffect(() => {
    let dropped = false;
    void CATALOGS[locale]().then((words) => {
      if (!dropped) setSpoken({ locale, words });
    });
    return () => {
      dropped = true;
    };
  }, [locale]);
  return (
    <LocaleProvider locale={spoken.locale}>
      <SpokenContext value={spoken.words}>{children}</SpokenContext>
    </LocaleProvider>
  );
}

/** The words of the pages in the reader's language. */
export const useWords = (): Messages => useContext(SpokenContext);
