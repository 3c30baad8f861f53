import type { Locale } from '@sesame/kernel';

/** Times as people write them. */
export const dayOf = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at);

/** A day in a list. */
export const shortDayOf = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at);

export const minuteOf = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
