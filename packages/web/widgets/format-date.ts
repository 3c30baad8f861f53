import type { Locale } from '@sesame/kernel';

/** A date such as "March 4, 2026", in the order of the locale. */
export const formatDate = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at);

/** A short date such as "Mar 4, 2026", for lists. */
export const formatShortDate = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at);

export const formatDateTime = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
