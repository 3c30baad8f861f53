import type { Locale } from '@sesame/kernel';
import { useLocale } from './locale.tsx';

/** The words of a part of the house in every language: plain strings and functions of what they speak about. */
export type Catalog<Messages> = Readonly<Record<Locale, Messages>>;

/** English gives the shape; a language that lacks a message does not compile. */
export const makeMessages = <Messages extends object>(catalogs: {
  readonly en: Messages;
  readonly fr: NoInfer<Messages>;
  readonly nl: NoInfer<Messages>;
}): Catalog<Messages> => catalogs;

export const useMessages = <Messages>(catalog: Catalog<Messages>): Messages => catalog[useLocale()];
