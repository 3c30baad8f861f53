import type { Locale } from '@sesame/kernel';

/** "Ann", "Ann and Bo", "Ann, Bo and Cleo". */
export const listed = (items: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' }).format(items);

/** A word as it is shown: in capitals, like the letters of the safes. */
export const shown = (word: string): string => word.toUpperCase();
