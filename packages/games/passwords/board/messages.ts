import { makeMessages } from '@sesame/ui';

/** A safe put into words. */
export interface SafeWords {
  readonly letter: string;
  readonly free: number;
  /** Whose stones lie on it: "Ann, Bo", or nothing. */
  readonly stones: string;
  /** Its number in the walk, from 1. */
  readonly stop: number | undefined;
  readonly locks: boolean;
}

/** The words of the circle, the players and the words said. */
export const messages = makeMessages({
  en: {
    circle: 'The circle of safes, clockwise',
    safe: ({ letter, free, stones, stop, locks }: SafeWords) =>
      [
        letter,
        stones === '' ? 'no stones' : `stones of ${stones}`,
        `${free} free`,
        ...(stop === undefined ? [] : [`stop ${stop} of the walk`]),
        ...(locks ? ['locks'] : []),
      ].join(', '),
    emptyPlace: 'An empty place',
    stonesToLay: (count: number): string => (count === 1 ? 'stone to lay' : 'stones to lay'),
    stonesLaid: (count: number) => (count === 1 ? '1 stone laid' : `${count} stones laid`),
    safesLock: (count: number) => (count === 1 ? '1 safe locks' : `${count} safes lock`),
    safesLocked: (count: number) => (count === 1 ? '1 safe locked' : `${count} safes locked`),
    noWalk: 'no walk',
    passes: 'passes',
    wrongWord: 'wrong word',
    inPile: 'in the pile',
    pile: (cards: number): string =>
      cards === 0 ? 'The pile is empty.' : cards === 1 ? '1 safe in the pile.' : `${cards} safes in the pile.`,
    players: 'Players',
    stones: (hand: number, circle: number) => `${hand} in front, ${circle} on the circle`,
    safesWon: (count: number) => (count === 1 ? '1 safe' : `${count} safes`),
    wordsUsed: 'Words used',
    search: 'Search the words used',
    searchHere: 'Search',
    noWords: 'Nobody has said a word yet.',
    notFound: (word: string) => `${word} was not said.`,
    inTheWay: 'in the way of your word',
    you: 'you',
  },
  fr: {
    circle: 'Le cercle des coffres, dans le sens horaire',
    safe: ({ letter, free, stones, stop, locks }) =>
      [
        letter,
        stones === '' ? 'aucune pierre' : `pierres de ${stones}`,
        `${free} libre${free > 1 ? 's' : ''}`,
        ...(stop === undefined ? [] : [`arrêt ${stop} du parcours`]),
        ...(locks ? ['se verrouille'] : []),
      ].join(', '),
    emptyPlace: 'Une place vide',
    stonesToLay: (count) => (count < 2 ? 'pierre à poser' : 'pierres à poser'),
    stonesLaid: (count) => (count < 2 ? `${count} pierre posée` : `${count} pierres posées`),
    safesLock: (count) => (count === 1 ? '1 verrouillé' : `${count} verrouillés`),
    safesLocked: (count) => (count === 1 ? '1 verrouillé' : `${count} verrouillés`),
    noWalk: 'aucun parcours',
    passes: 'passe',
    wrongWord: 'mot faux',
    inPile: 'dans la pile',
    pile: (cards) =>
      cards === 0 ? 'La pile est vide.' : cards === 1 ? '1 coffre dans la pile.' : `${cards} coffres dans la pile.`,
    players: 'Joueurs',
    stones: (hand, circle) => `${hand} en main, ${circle} sur le cercle`,
    safesWon: (count) => (count < 2 ? `${count} coffre` : `${count} coffres`),
    wordsUsed: 'Mots dits',
    search: 'Chercher parmi les mots dits',
    searchHere: 'Chercher',
    noWords: 'Personne n’a encore dit de mot.',
    notFound: (word) => `${word} n’a pas été dit.`,
    inTheWay: 'gêne votre mot',
    you: 'vous',
  },
  nl: {
    circle: 'De kring van kluizen, met de klok mee',
    safe: ({ letter, free, stones, stop, locks }) =>
      [
        letter,
        stones === '' ? 'geen stenen' : `stenen van ${stones}`,
        `${free} vrij`,
        ...(stop === undefined ? [] : [`stop ${stop} van de ronde`]),
        ...(locks ? ['gaat op slot'] : []),
      ].join(', '),
    emptyPlace: 'Een lege plaats',
    stonesToLay: (count) => (count === 1 ? 'steen te leggen' : 'stenen te leggen'),
    stonesLaid: (count) => (count === 1 ? '1 steen gelegd' : `${count} stenen gelegd`),
    safesLock: (count) => (count === 1 ? '1 kluis op slot' : `${count} kluizen op slot`),
    safesLocked: (count) => (count === 1 ? '1 kluis op slot' : `${count} kluizen op slot`),
    noWalk: 'geen ronde',
    passes: 'past',
    wrongWord: 'fout woord',
    inPile: 'in de stapel',
    pile: (cards) =>
      cards === 0 ? 'De stapel is leeg.' : cards === 1 ? '1 kluis in de stapel.' : `${cards} kluizen in de stapel.`,
    players: 'Spelers',
    stones: (hand, circle) => `${hand} in de hand, ${circle} op de kring`,
    safesWon: (count) => (count === 1 ? '1 kluis' : `${count} kluizen`),
    wordsUsed: 'Al gezegd',
    search: 'Zoek in de gezegde woorden',
    searchHere: 'Zoeken',
    noWords: 'Niemand heeft nog een woord gezegd.',
    notFound: (word) => `${word} is niet gezegd.`,
    inTheWay: 'staat je woord in de weg',
    you: 'jij',
  },
});
