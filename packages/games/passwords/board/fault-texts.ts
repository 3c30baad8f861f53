import type { Locale } from '@sesame/kernel';
import { makeTexts } from '@sesame/ui';
import type { Fault } from '../rules/state.ts';
import { showWord } from './show-word.ts';

/** Why a word is invalid, in short: "contains PROTECT". */
export const faultName = ({ code, earlier }: Fault, locale: Locale): string =>
  short[locale][code](showWord(earlier ?? ''));

/** Why a word is invalid, as a sentence that names the player of the earlier word. */
export const faultSentence = (word: string, { fault, by }: { fault: Fault; by: string }, locale: Locale): string =>
  long[locale][fault.code]({ word: showWord(word), earlier: showWord(fault.earlier ?? ''), by });

interface Clash {
  readonly word: string;
  readonly earlier: string;
  readonly by: string;
}

const short = makeTexts({
  en: {
    'unknown-word': (_: string) => 'not in the dictionary',
    'used-word': (_: string) => 'already played',
    'contains-used': (earlier: string) => `contains ${earlier}`,
    'same-root': (earlier: string) => `same root as ${earlier}`,
  },
  fr: {
    'unknown-word': () => 'absent du dictionnaire',
    'used-word': () => 'déjà joué',
    'contains-used': (earlier) => `contient ${earlier}`,
    'same-root': (earlier) => `même racine que ${earlier}`,
  },
  nl: {
    'unknown-word': () => 'niet in het woordenboek',
    'used-word': () => 'al gespeeld',
    'contains-used': (earlier) => `bevat ${earlier}`,
    'same-root': (earlier) => `zelfde stam als ${earlier}`,
  },
});

const long = makeTexts({
  en: {
    'unknown-word': ({ word }: Clash) => `${word} isn’t in the dictionary.`,
    'used-word': ({ word, by }: Clash) => `${by} has already played ${word}.`,
    'contains-used': ({ word, earlier, by }: Clash) => `${word} contains ${earlier}, played by ${by}.`,
    'same-root': ({ word, earlier, by }: Clash) => `${word} has the same root as ${earlier}, played by ${by}.`,
  },
  fr: {
    'unknown-word': ({ word }) => `${word} n’est pas dans le dictionnaire.`,
    'used-word': ({ word, by }) => `${by} a déjà joué ${word}.`,
    'contains-used': ({ word, earlier, by }) => `${word} contient ${earlier}, déjà joué par ${by}.`,
    'same-root': ({ word, earlier, by }) => `${word} a la même racine que ${earlier}, déjà joué par ${by}.`,
  },
  nl: {
    'unknown-word': ({ word }) => `${word} staat niet in het woordenboek.`,
    'used-word': ({ word, by }) => `${by} heeft ${word} al gespeeld.`,
    'contains-used': ({ word, earlier, by }) => `${word} bevat ${earlier}, al gespeeld door ${by}.`,
    'same-root': ({ word, earlier, by }) => `${word} heeft dezelfde stam als ${earlier}, al gespeeld door ${by}.`,
  },
});
