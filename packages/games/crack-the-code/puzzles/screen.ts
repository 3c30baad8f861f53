import { makePuzzleScreen } from '@sesame/ui';
import type { VaultPuzzle } from './find.ts';
import type { VaultReview } from './index.ts';
import { Puzzle } from './Puzzle.tsx';
import { Review } from './Review.tsx';

export const puzzleScreen = makePuzzleScreen<VaultPuzzle, VaultReview>({
  Puzzle,
  Review,
  prompt: {
    en: 'Find a guess that leaves only one code, whatever its pins.',
    fr: 'Trouvez un essai qui ne laisse qu’un code, quelles que soient les fiches.',
    nl: 'Vind een poging die altijd maar één code overlaat.',
  },
  task: {
    en: 'Then you would solve it in two for sure. Your guess may be the code itself or a guess that only tells the codes apart.',
    fr: 'Vous trouveriez ainsi le code en deux essais à coup sûr. Votre essai peut être le code lui-même ou un essai qui ne fait que distinguer les codes.',
    nl: 'Zo kraak je de code zeker in twee keer. Je poging kan de code zelf zijn, of een poging die de codes alleen onderscheidt.',
  },
});
