import type { Locale } from '@sesame/kernel';

/** "Ann, Bo and Cy", without a comma before the last. */
export const listed = (items: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' }).format(items);
