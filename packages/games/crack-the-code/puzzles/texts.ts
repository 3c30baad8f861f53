import { makeTexts } from '@sesame/ui';

/** Texts of puzzles. */
export const puzzleTexts = makeTexts({
  en: {
    left: (codes: number) => `${codes} codes fit all these pins.`,
    yours: 'Your guess',
    best: 'A guess that tells all codes apart',
    rightText: 'Every code gives it other pins, so you know the code after it.',
    wrongText: (codes: number) => `Up to ${codes} codes give it the same pins, so you may need a third guess.`,
    count: (guesses: number) => (guesses === 1 ? 'It is the only one.' : `${guesses} guesses do that, for instance:`),
    pins: 'Pins',
    codes: 'Codes left',
  },
  fr: {
    left: (codes) => `${codes} codes correspondent à toutes ces fiches.`,
    yours: 'Votre essai',
    best: 'Un essai qui distingue tous les codes',
    rightText: 'Chaque code lui donne d’autres fiches : vous connaissez donc le code ensuite.',
    wrongText: (codes) =>
      `Jusqu’à ${codes} codes lui donnent les mêmes fiches : il vous faut peut-être un troisième essai.`,
    count: (guesses) => (guesses === 1 ? 'C’est le seul.' : `${guesses} essais y parviennent, par exemple :`),
    pins: 'Fiches',
    codes: 'Codes restants',
  },
  nl: {
    left: (codes) => `${codes} codes passen bij al deze pinnen.`,
    yours: 'Jouw poging',
    best: 'Een poging die alle codes onderscheidt',
    rightText: 'Elke code geeft er andere pinnen bij, dus daarna ken je de code.',
    wrongText: (codes) =>
      `Tot ${codes} codes geven er dezelfde pinnen bij, dus misschien heb je een derde poging nodig.`,
    count: (guesses) => (guesses === 1 ? 'Het is de enige.' : `${guesses} pogingen doen dat, bijvoorbeeld:`),
    pins: 'Pinnen',
    codes: 'Codes over',
  },
});
