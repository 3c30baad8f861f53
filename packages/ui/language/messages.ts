import type { Locale } from '@sesame/kernel';
import { useLocale } from './locale.tsx';

/** The words of a part of the house in every language: plain strings and functions of what they speak about. */
export type Catalog<Messages> = Readonly<Record<Locale, Messages>>;

/** English gives the shape; a language that lacks a message does not compile. */
interface Catalogs<Messages> {
  readonly en: Messages;
  readonly fr: NoInfer<Messages>;
  readonly nl: NoInfer<Messages>;
}

export const makeMessages = <Messages extends object>(catalogs: Catalogs<Messages>): Catalog<Messages> => catalogs;

export const useMessages = <Messages>(catalog: Catalog<Messages>): Messages => catalog[useLocale()];

/** Refusals of the rules in the player's language. What only a broken client could cause keeps the rules' sentence. */
export const makeRefusal = <Lines extends Readonly<Record<string, string>>>(catalogs: Catalogs<Lines>) => {
  const lines = makeMessages(catalogs);
  return (code: string, locale: Locale): string | undefined => new Map(Object.entries(lines[locale])).get(code);
};
