import { makeTexts } from '@sesame/ui';

/** What the label of a safe is made of. */
export interface SafeWords {
  readonly letter: string;
  readonly free: number;
  /** The owners of its stones: "Ann, Bo", or nothing. */
  readonly stones: string;
  /** Its number in the walk, from 1. */
  readonly stop: number | undefined;
  readonly locks: boolean;
}

/** Texts of the circle, the players and the words played. */
export const boardTexts = makeTexts({
  en: {
    circle: 'Circle of safes, clockwise',
    safe: ({ letter, free, stones, stop, locks }: SafeWords) =>
      [
        letter,
        stones === '' ? 'no stones' : `stones: ${stones}`,
        `${free} free`,
        ...(stop === undefined ? [] : [`stop ${stop} of the walk`]),
        ...(locks ? ['will lock'] : []),
      ].join(', '),
    emptyPlace: 'Empty place',
    stonesToLay: (count: number): string => (count === 1 ? 'stone to lay' : 'stones to lay'),
    left: 'left',
    leftFromTo: (before: number, now: number) => (before === now ? `${now} left` : `${before} → ${now} left`),
    stonesLaid: (count: number) => (count === 1 ? '1 stone laid' : `${count} stones laid`),
    safesLock: (count: number) => (count === 1 ? 'locks 1 safe' : `locks ${count} safes`),
    safesLocked: (count: number) => (count === 1 ? '1 safe locked' : `${count} safes locked`),
    noWalk: 'nowhere to start',
    passes: 'passed',
    wrongWord: 'invalid word',
    inPile: 'in the pile',
    pile: (cards: number): string =>
      cards === 0
        ? 'The pile is empty.'
        : cards === 1
          ? '1 safe left in the pile.'
          : `${cards} safes left in the pile.`,
    players: 'Players',
    stones: (hand: number, circle: number) => `${hand} in hand, ${circle} on the circle`,
    safesWon: (count: number) => (count === 1 ? '1 safe' : `${count} safes`),
    wordsUsed: 'Words played',
    search: 'Search words played',
    searchHere: 'Search',
    noWords: 'No words played yet.',
    notFound: (word: string) => `${word} hasn’t been played.`,
    inTheWay: 'blocks your word',
    you: 'you',
  },
  fr: {
    circle: 'Cercle des coffres, dans le sens horaire',
    safe: ({ letter, free, stones, stop, locks }) =>
      [
        letter,
        stones === '' ? 'aucune pierre' : `pierres : ${stones}`,
        `${free} libre${free > 1 ? 's' : ''}`,
        ...(stop === undefined ? [] : [`arrêt ${stop} du parcours`]),
        ...(locks ? ['sera verrouillé'] : []),
      ].join(', '),
    emptyPlace: 'Place vide',
    stonesToLay: (count) => (count < 2 ? 'pierre à poser' : 'pierres à poser'),
    left: 'restantes',
    leftFromTo: (before, now) => `${before === now ? now : `${before} → ${now}`} restante${now < 2 ? '' : 's'}`,
    stonesLaid: (count) => (count < 2 ? `${count} pierre posée` : `${count} pierres posées`),
    safesLock: (count) => (count === 1 ? 'verrouille 1 coffre' : `verrouille ${count} coffres`),
    safesLocked: (count) => (count === 1 ? '1 verrouillé' : `${count} verrouillés`),
    noWalk: 'aucun départ',
    passes: 'passe',
    wrongWord: 'mot invalide',
    inPile: 'dans la pioche',
    pile: (cards) =>
      cards === 0
        ? 'La pioche est vide.'
        : cards === 1
          ? '1 coffre dans la pioche.'
          : `${cards} coffres dans la pioche.`,
    players: 'Joueurs',
    stones: (hand, circle) => `${hand} en main, ${circle} sur le cercle`,
    safesWon: (count) => (count < 2 ? `${count} coffre` : `${count} coffres`),
    wordsUsed: 'Mots joués',
    search: 'Chercher parmi les mots joués',
    searchHere: 'Chercher',
    noWords: 'Aucun mot joué pour l’instant.',
    notFound: (word) => `${word} n’a pas été joué.`,
    inTheWay: 'bloque votre mot',
    you: 'vous',
  },
  nl: {
    circle: 'Cirkel van kluizen, met de klok mee',
    safe: ({ letter, free, stones, stop, locks }) =>
      [
        letter,
        stones === '' ? 'geen stenen' : `stenen: ${stones}`,
        `${free} vrij`,
        ...(stop === undefined ? [] : [`stop ${stop} van de route`]),
        ...(locks ? ['gaat op slot'] : []),
      ].join(', '),
    emptyPlace: 'Lege plaats',
    stonesToLay: (count) => (count === 1 ? 'steen te leggen' : 'stenen te leggen'),
    left: 'over',
    leftFromTo: (before, now) => (before === now ? `nog ${now}` : `${before} → ${now} over`),
    stonesLaid: (count) => (count === 1 ? '1 steen gelegd' : `${count} stenen gelegd`),
    safesLock: (count) => (count === 1 ? '1 kluis op slot' : `${count} kluizen op slot`),
    safesLocked: (count) => (count === 1 ? '1 kluis op slot' : `${count} kluizen op slot`),
    noWalk: 'geen begin',
    passes: 'past',
    wrongWord: 'ongeldig woord',
    inPile: 'op de stapel',
    pile: (cards) =>
      cards === 0
        ? 'De stapel is leeg.'
        : cards === 1
          ? 'Nog 1 kluis op de stapel.'
          : `Nog ${cards} kluizen op de stapel.`,
    players: 'Spelers',
    stones: (hand, circle) => `${hand} in de hand, ${circle} op de cirkel`,
    safesWon: (count) => (count === 1 ? '1 kluis' : `${count} kluizen`),
    wordsUsed: 'Gespeeld',
    search: 'Zoek in de gespeelde woorden',
    searchHere: 'Zoeken',
    noWords: 'Er is nog geen woord gespeeld.',
    notFound: (word) => `${word} is niet gespeeld.`,
    inTheWay: 'blokkeert jouw woord',
    you: 'jij',
  },
});
