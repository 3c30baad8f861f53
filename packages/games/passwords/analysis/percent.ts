import type { Locale } from '@sesame/kernel';

/** "83%", as the language writes it. */
export const percent = (share: number, locale: Locale): string =>
  share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
