import { LOCALES, type Locale } from '@sesame/kernel';

const MAX_LENGTH = 200;

/** The first of our languages in an `Accept-Language` header, which browsers sort by preference; else English. */
export const acceptedLocale = (header: string | undefined): Locale => {
  const wanted = (header ?? '')
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .split(',')
    .map((one) => one.trim().slice(0, 2));
  return wanted.map((code) => LOCALES.find((locale) => locale === code)).find((locale) => locale !== undefined) ?? 'en';
};
