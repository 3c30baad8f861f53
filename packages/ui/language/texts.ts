import type { Locale } from '@sesame/kernel';
import { useLocale } from './locale.tsx';

/** Messages in every language: strings, and functions of their parameters. */
export type Catalog<Messages> = Readonly<Record<Locale, Messages>>;

/** English gives the type; a missing translation does not compile. */
interface Catalogs<Messages> {
  readonly en: Messages;
  readonly fr: NoInfer<Messages>;
  readonly nl: NoInfer<Messages>;
}

export const makeTexts = <Messages extends object>(catalogs: Catalogs<Messages>): Catalog<Messages> => catalogs;

export const useMessages = <Messages>(catalog: Catalog<Messages>): Messages => catalog[useLocale()];

/** Rules refusals in the player’s language. Codes that only a broken client can cause keep the rules’ message. */
export const makeRefusal = <Lines extends Readonly<Record<string, string>>>(catalogs: Catalogs<Lines>) => {
  const lines = makeTexts(catalogs);
  return (code: string, locale: Locale): string | undefined => new Map(Object.entries(lines[locale])).get(code);
};
