import type { Locale } from '@sesame/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

const LocaleContext = createContext<Locale>('en');

/** The language of everything inside, including React Aria’s own texts. */
export function LocaleProvider({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return (
    <LocaleContext value={locale}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </LocaleContext>
  );
}

export const useLocale = (): Locale => useContext(LocaleContext);
