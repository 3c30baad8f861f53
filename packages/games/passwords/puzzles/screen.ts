import { makePuzzleScreen } from '@sesame/ui';
import type { WordPuzzle } from './find.ts';
import type { WordReview } from './index.ts';
import { Puzzle } from './Puzzle.tsx';
import { Review } from './Review.tsx';

export const puzzleScreen = makePuzzleScreen<WordPuzzle, WordReview>({
  Puzzle,
  Review,
  prompt: {
    en: 'Find the best word.',
    fr: 'Trouvez le meilleur mot.',
    nl: 'Vind het beste woord.',
  },
  task: {
    en: 'First, as many of your stones as possible should leave with safes that fill up; then lock the most safes; then lay the most stones. Your word’s best walk counts. Refused words cost nothing.',
    fr: 'D’abord, qu’un maximum de vos pierres partent avec des coffres remplis ; ensuite, le plus de coffres verrouillés ; enfin, le plus de pierres posées. C’est le meilleur parcours de votre mot qui compte. Les mots refusés ne coûtent rien.',
    nl: 'Eerst zo veel mogelijk van jouw stenen weg met kluizen die vol raken, dan de meeste kluizen op slot, dan de meeste stenen gelegd. De beste route van je woord telt. Geweigerde woorden kosten niets.',
  },
});
