import { makeTexts } from '@sesame/ui';

/** Texts of the end scene. */
export const finaleTexts = makeTexts({
  en: {
    rounds: 'Rounds won',
    fastest: 'Fastest',
    lost: 'Lost',
    cards: 'Cards',
    closest: (round: number, first: string, second: string, gap: string) =>
      `Round ${round}: ${first} was ${gap} faster than ${second}.`,
    quickest: (round: number, name: string, time: string) =>
      `The fastest find was ${name}’s: ${time}, in round ${round}.`,
  },
  fr: {
    rounds: 'Manches gagnées',
    fastest: 'Record',
    lost: 'Perdues',
    cards: 'Cartes',
    closest: (round, first, second, gap) => `Manche ${round} : ${first} devance ${second} de ${gap}.`,
    quickest: (round, name, time) => `Le plus rapide : ${name}, en ${time}, à la manche ${round}.`,
  },
  nl: {
    rounds: 'Gewonnen rondes',
    fastest: 'Snelste',
    lost: 'Verloren',
    cards: 'Kaarten',
    closest: (round, first, second, gap) => `Ronde ${round}: ${first} was ${gap} sneller dan ${second}.`,
    quickest: (round, name, time) => `De snelste vondst: ${name}, in ${time}, in ronde ${round}.`,
  },
});
