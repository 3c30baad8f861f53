import type { Locale } from '@sesame/kernel';
import { makeMessages } from '@sesame/ui';
import type { Fault } from '../rules/state.ts';
import { shown } from './shown.ts';

/** Why a word is wrong, in a few words: "contains PROTECT". */
export const faultName = ({ code, earlier }: Fault, locale: Locale): string =>
  short[locale][code](shown(earlier ?? ''));

/** The same as a sentence about the word, with who said the earlier one. */
export const faultSentence = (word: string, { fault, by }: { fault: Fault; by: string }, locale: Locale): string =>
  long[locale][fault.code]({ word: shown(word), earlier: shown(fault.earlier ?? ''), by });

interface Clash {
  readonly word: string;
  readonly earlier: string;
  readonly by: string;
}

const short = makeMessages({
  en: {
    'unknown-word': (_: string) => 'not in the dictionary',
    'used-word': (_: string) => 'said before',
    'contains-used': (earlier: string) => `contains ${earlier}`,
    'same-root': (earlier: string) => `same root as ${earlier}`,
  },
  fr: {
    'unknown-word': () => 'absent du dictionnaire',
    'used-word': () => 'déjà dit',
    'contains-used': (earlier) => `contient ${earlier}`,
    'same-root': (earlier) => `même racine que ${earlier}`,
  },
  nl: {
    'unknown-word': () => 'niet in het woordenboek',
    'used-word': () => 'al gezegd',
    'contains-used': (earlier) => `bevat ${earlier}`,
    'same-root': (earlier) => `zelfde stam als ${earlier}`,
  },
});

const long = makeMessages({
  en: {
    'unknown-word': ({ word }: Clash) => `${word} is not in the dictionary.`,
    'used-word': ({ word, by }: Clash) => `${by} has said ${word} already.`,
    'contains-used': ({ word, earlier, by }: Clash) => `${word} contains ${earlier}, which ${by} has said.`,
    'same-root': ({ word, earlier, by }: Clash) => `${word} has the same root as ${earlier}, which ${by} has said.`,
  },
  fr: {
    'unknown-word': ({ word }) => `${word} n’est pas dans le dictionnaire.`,
    'used-word': ({ word, by }) => `${by} a déjà dit ${word}.`,
    'contains-used': ({ word, earlier, by }) => `${word} contient ${earlier}, déjà dit par ${by}.`,
    'same-root': ({ word, earlier, by }) => `${word} a la même racine que ${earlier}, déjà dit par ${by}.`,
  },
  nl: {
    'unknown-word': ({ word }) => `${word} staat niet in het woordenboek.`,
    'used-word': ({ word, by }) => `${by} heeft ${word} al gezegd.`,
    'contains-used': ({ word, earlier, by }) => `${word} bevat ${earlier}, al gezegd door ${by}.`,
    'same-root': ({ word, earlier, by }) => `${word} heeft dezelfde stam als ${earlier}, al gezegd door ${by}.`,
  },
});
