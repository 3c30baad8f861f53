import { makeTexts } from '@sesame/ui';

/** Texts of the hint panel. */
export const hintTexts = makeTexts({
  en: {
    thinking: 'Calculating…',
    failed: 'The solver isn’t responding. Try again.',
    howMany: 'Count possible codes',
    codes: (count: number, shown: string) =>
      count === 1 ? 'Only one code is still possible.' : `${shown} codes are still possible.`,
    showGuess: 'Suggest a guess',
    place: (code: string) => `Place in your guess: ${code}`,
    pressToPlace: 'Press it to place it in your guess.',
    placed: 'Placed in your guess.',
    goodGuess: (left: string) => `On average, it leaves ${left} codes.`,
    lastGuess: 'It’s the only code left.',
    beforeGuessing: 'Hints are available once guessing starts.',
  },
  fr: {
    thinking: 'Calcul en cours…',
    failed: 'Le solveur ne répond pas. Réessayez.',
    howMany: 'Compter les codes possibles',
    codes: (count, shown) => (count === 1 ? 'Il reste un seul code possible.' : `Il reste ${shown} codes possibles.`),
    showGuess: 'Suggérer un essai',
    place: (code) => `Placer dans votre essai : ${code}`,
    pressToPlace: 'Appuyez dessus pour le placer dans votre essai.',
    placed: 'Placé dans votre essai.',
    goodGuess: (left) => `En moyenne, il laisse ${left} codes possibles.`,
    lastGuess: 'C’est le seul code possible.',
    beforeGuessing: 'Les indices sont disponibles dès le premier essai.',
  },
  nl: {
    thinking: 'Even rekenen…',
    failed: 'De solver reageert niet. Probeer het opnieuw.',
    howMany: 'Tel mogelijke codes',
    codes: (count, shown) =>
      count === 1 ? 'Er is nog maar één code mogelijk.' : `Er zijn nog ${shown} codes mogelijk.`,
    showGuess: 'Stel een poging voor',
    place: (code) => `Zet in je poging: ${code}`,
    pressToPlace: 'Tik erop om hem in je poging te zetten.',
    placed: 'In je poging gezet.',
    goodGuess: (left) => `Die laat gemiddeld ${left} codes over.`,
    lastGuess: 'Dit is de enige code die nog kan.',
    beforeGuessing: 'Je kunt tips vragen zodra het raden begint.',
  },
});
