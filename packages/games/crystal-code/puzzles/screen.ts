import { makePuzzleScreen } from '@sesame/ui';
import type { HandPuzzle, HandReview } from './index.ts';
import { Puzzle } from './Puzzle.tsx';
import { Review } from './Review.tsx';

export const puzzleScreen = makePuzzleScreen<HandPuzzle, HandReview>({
  Puzzle,
  Review,
  prompt: {
    en: 'Find a chain of all five tiles.',
    fr: 'Trouvez une chaîne avec les cinq tuiles.',
    nl: 'Vind een keten van alle vijf tegels.',
  },
  task: {
    en: 'Touching sides show the same symbol, at least six together, and no tile is joined on two adjacent sides. You have one try, and all the time you need.',
    fr: 'Deux côtés accolés portent le même symbole, six au moins ensemble, et aucune tuile n’est accolée par deux côtés voisins. Vous n’avez qu’un essai, mais tout votre temps.',
    nl: 'Zijden tegen elkaar tonen hetzelfde symbool, samen minstens zes, en geen tegel ligt met twee aangrenzende zijden vast. Je hebt één poging, maar alle tijd.',
  },
});
