import { makePuzzleScreen } from '@sesame/ui';
import type { VaultPuzzle } from './find.ts';
import type { VaultReview } from './index.ts';
import { Puzzle } from './Puzzle.tsx';
import { Review } from './Review.tsx';

export const puzzleScreen = makePuzzleScreen<VaultPuzzle, VaultReview>({
  Puzzle,
  Review,
  prompt: {
    en: 'Find a guess that surely solves it in two.',
    fr: 'Trouvez un essai qui résout le code en deux coups à coup sûr.',
    nl: 'Vind een poging waarmee je de code zeker in twee keer kraakt.',
  },
  task: {
    en: 'Whatever the pins of your guess, only one code may be left after it. Your guess may be the code itself or a guess that only tells the codes apart.',
    fr: 'Quelles que soient les fiches de votre essai, il ne doit ensuite rester qu’un seul code. Votre essai peut être le code lui-même ou un essai qui ne fait que distinguer les codes.',
    nl: 'Welke pinnen je poging ook oplevert, er mag daarna maar één code overblijven. Je poging kan de code zelf zijn, of een poging die de codes alleen onderscheidt.',
  },
});
