import type { Locale } from '@sesame/kernel';

/** Times as people write them. */
export const formatDate = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at);

/** A day in a list. */
export const formatShortDate = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at);

export const formatDateTime = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
