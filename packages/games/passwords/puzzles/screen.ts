import { makePuzzleScreen } from '@sesame/ui';
import type { WordPuzzle } from './find.ts';
import type { WordReview } from './index.ts';
import { Puzzle } from './Puzzle.tsx';
import { Review } from './Review.tsx';

export const puzzleScreen = makePuzzleScreen<WordPuzzle, WordReview>({
  Puzzle,
  Review,
  prompt: {
    en: 'Find the word that rids you of the most stones.',
    fr: 'Trouvez le mot qui vous débarrasse du plus de pierres.',
    nl: 'Vind het woord waarmee je de meeste stenen kwijtraakt.',
  },
  task: {
    en: 'Your stones leave the game with the safes that fill up. Among equal words the one that locks more safes is better, then the one that lays more stones. Your word’s best walk counts. Refused words cost nothing.',
    fr: 'Vos pierres quittent le jeu avec les coffres qui se remplissent. À égalité, mieux vaut verrouiller plus de coffres, puis poser plus de pierres. C’est le meilleur parcours de votre mot qui compte. Les mots refusés ne coûtent rien.',
    nl: 'Je stenen verdwijnen met de kluizen die vol raken. Bij gelijke woorden is meer kluizen op slot beter, daarna meer stenen gelegd. De beste route van je woord telt. Geweigerde woorden kosten niets.',
  },
});
