import { makeTexts } from '@sesame/ui';

/** Texts of puzzles. */
export const puzzleTexts = makeTexts({
  en: {
    position: 'The position',
    left: (codes: number) => `${codes} codes fit all these pins.`,
    yours: 'Your guess',
    best: 'A guess that tells all codes apart',
    rightText: 'Every code gives different pins, so you know the code after this guess.',
    wrongText: (codes: number) => `Up to ${codes} codes give the same pins, so you may need a third guess.`,
    only: 'No other guess does that.',
    others: (count: number) =>
      count === 1 ? 'One other guess does that:' : `${count} other guesses do that, for example:`,
    pins: 'Pins',
    codes: 'Codes left',
  },
  fr: {
    position: 'La position',
    left: (codes) => `${codes} codes correspondent à toutes ces fiches.`,
    yours: 'Votre essai',
    best: 'Un essai qui distingue tous les codes',
    rightText: 'Chaque code donne des fiches différentes : après cet essai, vous connaissez le code.',
    wrongText: (codes) =>
      `Jusqu’à ${codes} codes donnent les mêmes fiches : il vous faut peut-être un troisième essai.`,
    only: 'Aucun autre essai n’y parvient.',
    others: (count) =>
      count === 1 ? 'Un autre essai y parvient :' : `${count} autres essais y parviennent, par exemple :`,
    pins: 'Fiches',
    codes: 'Codes restants',
  },
  nl: {
    position: 'De stelling',
    left: (codes) => `${codes} codes passen bij al deze pinnen.`,
    yours: 'Jouw poging',
    best: 'Een poging die alle codes onderscheidt',
    rightText: 'Elke code geeft andere pinnen, dus na deze poging ken je de code.',
    wrongText: (codes) => `Tot ${codes} codes geven dezelfde pinnen, dus misschien heb je een derde poging nodig.`,
    only: 'Geen andere poging kan dat.',
    others: (count) =>
      count === 1 ? 'Eén andere poging kan dat ook:' : `${count} andere pogingen kunnen dat ook, bijvoorbeeld:`,
    pins: 'Pinnen',
    codes: 'Codes over',
  },
});
