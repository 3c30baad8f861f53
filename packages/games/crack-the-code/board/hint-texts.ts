import { makeMessages } from '@sesame/ui';

/** Texts of the hint panel. */
export const hintTexts = makeMessages({
  en: {
    thinking: 'Weighing the guesses',
    failed: 'The solver did not answer. Try again.',
    howMany: 'How many codes are possible?',
    codes: (count: number, shown: string) =>
      count === 1 ? 'One code is still possible.' : `${shown} codes are still possible.`,
    showGuess: 'Show a good guess',
    goodGuess: (left: string) => `It leaves ${left} codes on average.`,
    lastGuess: 'Nothing else is possible.',
    beforeGuessing: 'Hints come when guessing starts.',
  },
  fr: {
    thinking: 'Les essais sont pesés',
    failed: 'Le solveur n’a pas répondu. Réessayez.',
    howMany: 'Combien de codes sont possibles ?',
    codes: (count, shown) =>
      count === 1 ? 'Un seul code est encore possible.' : `${shown} codes sont encore possibles.`,
    showGuess: 'Montrer un bon essai',
    goodGuess: (left) => `Il laisse ${left} codes en moyenne.`,
    lastGuess: 'Rien d’autre n’est possible.',
    beforeGuessing: 'Les indices viennent avec les essais.',
  },
  nl: {
    thinking: 'De pogingen worden gewogen',
    failed: 'De oplosser gaf geen antwoord. Probeer het opnieuw.',
    howMany: 'Hoeveel codes zijn mogelijk?',
    codes: (count, shown) => (count === 1 ? 'Er is nog één code mogelijk.' : `Er zijn nog ${shown} codes mogelijk.`),
    showGuess: 'Toon een goede poging',
    goodGuess: (left) => `Die laat gemiddeld ${left} codes over.`,
    lastGuess: 'Iets anders is niet mogelijk.',
    beforeGuessing: 'Hints komen zodra het raden begint.',
  },
});
