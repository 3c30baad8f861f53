import { makeMessages } from '@sesame/ui';
import type { Direction } from '../rules/state.ts';

/** A walk put into words. */
export interface WalkWords {
  readonly direction: Direction;
  /** The letters of its stops, in walking order: "M, E, S". */
  readonly letters: string;
  /** The letters of the safes that it fills: "S and E", or nothing. */
  readonly locks: string;
  /** Stones that stay in front of the player. */
  readonly left: number;
}

/** The words of the bar in which a word is made. */
export const bar = makeMessages({
  en: {
    word: 'Your word',
    placeholder: 'Type your word',
    begin: (letters: string) => `It begins with ${letters}, the letter of a safe.`,
    short: 'A word has at least two letters.',
    noSafe: (letter: string) => `No safe has the letter ${letter}: a word begins on a safe.`,
    walk: ({ direction, letters, locks, left }: WalkWords) =>
      [
        `${direction === 'clockwise' ? 'Clockwise' : 'Anticlockwise'}: ${letters}.`,
        ...(locks === '' ? [] : [`Locks ${locks}.`]),
        left === 0
          ? 'Your last stone: the match ends.'
          : `${left} ${left === 1 ? 'stone stays' : 'stones stay'} in front of you.`,
      ].join(' '),
    notThere: (letter: string) => `No walk of this word stops at that ${letter}.`,
    startsThere: (letter: string) => `The walk begins here: ${letter} is the first letter.`,
    otherWay: (count: number) => (count === 0 ? 'Other way' : `Other way: ${count}`),
    otherStart: 'Other start',
    say: 'Say it',
    pass: 'Pass',
    passSure: 'Pass: sure?',
    passEnds: 'Pass and end it?',
  },
  fr: {
    word: 'Votre mot',
    placeholder: 'Tapez votre mot',
    begin: (letters) => `Il commence par ${letters}, la lettre d’un coffre.`,
    short: 'Un mot a au moins deux lettres.',
    noSafe: (letter) => `Aucun coffre n’a la lettre ${letter} : un mot commence sur un coffre.`,
    walk: ({ direction, letters, locks, left }) =>
      [
        `${direction === 'clockwise' ? 'Sens horaire' : 'Sens antihoraire'} : ${letters}.`,
        ...(locks === '' ? [] : [`Verrouille ${locks}.`]),
        left === 0
          ? 'Votre dernière pierre : fin de la partie.'
          : `Il vous reste ${left} ${left === 1 ? 'pierre' : 'pierres'} en main.`,
      ].join(' '),
    notThere: (letter) => `Aucun parcours de ce mot ne s’arrête à ce ${letter}.`,
    startsThere: (letter) => `Le parcours commence ici : ${letter} est la première lettre.`,
    otherWay: (count) => (count === 0 ? 'Autre sens' : `Autre sens : ${count}`),
    otherStart: 'Autre départ',
    say: 'Le dire',
    pass: 'Passer',
    passSure: 'Passer : sûr ?',
    passEnds: 'Passer et finir ?',
  },
  nl: {
    word: 'Je woord',
    placeholder: 'Typ je woord',
    begin: (letters) => `Het begint met ${letters}, de letter van een kluis.`,
    short: 'Een woord heeft minstens twee letters.',
    noSafe: (letter) => `Geen kluis heeft de letter ${letter}: een woord begint op een kluis.`,
    walk: ({ direction, letters, locks, left }) =>
      [
        `${direction === 'clockwise' ? 'Met de klok mee' : 'Tegen de klok in'}: ${letters}.`,
        ...(locks === '' ? [] : [`Sluit ${locks}.`]),
        left === 0
          ? 'Je laatste steen: het einde van de partij.'
          : `Je houdt nog ${left} ${left === 1 ? 'steen' : 'stenen'} in de hand.`,
      ].join(' '),
    notThere: (letter) => `Geen ronde van dit woord stopt bij die ${letter}.`,
    startsThere: (letter) => `De ronde begint hier: ${letter} is de eerste letter.`,
    otherWay: (count) => (count === 0 ? 'Andere kant' : `Andere kant: ${count}`),
    otherStart: 'Andere start',
    say: 'Zeggen',
    pass: 'Passen',
    passSure: 'Passen: zeker?',
    passEnds: 'Passen en stoppen?',
  },
});
