import { makeTexts } from '@sesame/ui';
import type { Direction } from '../rules/state.ts';

/** What the description of a walk is made of. */
export interface WalkWords {
  readonly direction: Direction;
  /** The letters of its stops, in walking order: "M, E, S". */
  readonly letters: string;
  /** The letters of the safes that it fills: "S and E", or nothing. */
  readonly locks: string;
  /** The player’s stones before and after it: "20 → 14 left". */
  readonly result: string;
  /** Stones that stay in hand. */
  readonly hand: number;
  /** PW20: whether others still have a turn after the last stone. */
  readonly isRoundOpen: boolean;
}

/** Texts of the bar in which a word is typed. */
export const wordBarTexts = makeTexts({
  en: {
    word: 'Your word',
    placeholder: 'Type your word',
    begin: (letters: string) => `Start with the letter of a safe: ${letters}.`,
    short: 'A word needs at least two letters.',
    joined: 'Words with a hyphen or an apostrophe don’t count.',
    noSafe: (letter: string) => `No safe shows ${letter}. Start with the letter of a safe.`,
    walk: ({ direction, letters, locks, result, hand, isRoundOpen }: WalkWords) =>
      [
        `${direction === 'clockwise' ? 'Clockwise' : 'Anticlockwise'}: ${letters}.`,
        ...(locks === '' ? [] : [`Locks ${locks}: ${result}.`]),
        hand === 0
          ? isRoundOpen
            ? 'Your last stone: the match ends after this round.'
            : 'Your last stone: this ends the match.'
          : `Leaves ${hand === 1 ? '1 stone' : `${hand} stones`} in your hand.`,
      ].join(' '),
    notThere: (letter: string) => `This word can’t stop at that ${letter}.`,
    startsThere: (letter: string) => `The walk starts here: ${letter} is the first letter.`,
    reverse: (count: number) => (count === 0 ? 'Reverse' : `Reverse: ${count}`),
    otherStart: 'Other start',
    submit: 'Play word',
    pass: 'Pass',
    passSure: 'Really pass?',
    passEnds: 'End the match?',
  },
  fr: {
    word: 'Votre mot',
    placeholder: 'Tapez votre mot',
    begin: (letters) => `Commencez par la lettre d’un coffre : ${letters}.`,
    short: 'Un mot doit avoir au moins deux lettres.',
    joined: 'Les mots avec un trait d’union ou une apostrophe ne comptent pas.',
    noSafe: (letter) => `Aucun coffre ne porte le ${letter}. Commencez par la lettre d’un coffre.`,
    walk: ({ direction, letters, locks, result, hand, isRoundOpen }) =>
      [
        `${direction === 'clockwise' ? 'Sens horaire' : 'Sens antihoraire'} : ${letters}.`,
        ...(locks === '' ? [] : [`Verrouille ${locks} : ${result}.`]),
        hand === 0
          ? isRoundOpen
            ? 'Votre dernière pierre : la partie finit avec cette manche.'
            : 'Votre dernière pierre : fin de la partie.'
          : `Il vous restera ${hand === 1 ? '1 pierre' : `${hand} pierres`} en main.`,
      ].join(' '),
    notThere: (letter) => `Ce mot ne peut pas s’arrêter sur ce ${letter}.`,
    startsThere: (letter) => `Le parcours commence ici : ${letter} est la première lettre.`,
    reverse: (count) => (count === 0 ? 'Autre sens' : `Autre sens : ${count}`),
    otherStart: 'Autre départ',
    submit: 'Valider',
    pass: 'Passer',
    passSure: 'Vraiment ?',
    passEnds: 'Finir la partie ?',
  },
  nl: {
    word: 'Jouw woord',
    placeholder: 'Typ je woord',
    begin: (letters) => `Begin met de letter van een kluis: ${letters}.`,
    short: 'Een woord heeft minstens twee letters.',
    joined: 'Woorden met een streepje of een apostrof tellen niet.',
    noSafe: (letter) => `Er is geen kluis met een ${letter}. Begin met de letter van een kluis.`,
    walk: ({ direction, letters, locks, result, hand, isRoundOpen }) =>
      [
        `${direction === 'clockwise' ? 'Met de klok mee' : 'Tegen de klok in'}: ${letters}.`,
        ...(locks === '' ? [] : [`Op slot: ${locks} (${result}).`]),
        hand === 0
          ? isRoundOpen
            ? 'Je laatste steen: na deze ronde is de partij afgelopen.'
            : 'Je laatste steen: dit is het einde van de partij.'
          : `Je houdt ${hand === 1 ? '1 steen' : `${hand} stenen`} in je hand.`,
      ].join(' '),
    notThere: (letter) => `Met dit woord kun je niet bij die ${letter} stoppen.`,
    startsThere: (letter) => `De route begint hier: ${letter} is de eerste letter.`,
    reverse: (count) => (count === 0 ? 'Andere kant' : `Andere kant: ${count}`),
    otherStart: 'Andere start',
    submit: 'Speel woord',
    pass: 'Passen',
    passSure: 'Echt passen?',
    passEnds: 'Partij stoppen?',
  },
});
