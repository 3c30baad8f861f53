import { makeDailyScreen } from '@sesame/ui';
import type { DailyReview, DailyView, HandOfTheDay } from './index.ts';
import { Puzzle } from './Puzzle.tsx';
import { Review } from './Review.tsx';

export const dailyScreen = makeDailyScreen<DailyView, DailyReview>({
  Puzzle,
  Review,
  puzzleOf: (_, { tiles }): HandOfTheDay => ({ tiles }),
  rules: {
    en: 'Chain all five tiles: touching sides show the same symbol, at least six together, and no tile is joined on two adjacent sides. The clock stops at your first right chain.',
    fr: 'Enchaînez les cinq tuiles : deux côtés accolés portent le même symbole, six au moins ensemble, et aucune tuile n’est accolée par deux côtés voisins. Le chrono s’arrête à votre première chaîne juste.',
    nl: 'Leg de vijf tegels aan elkaar: zijden tegen elkaar tonen hetzelfde symbool, samen minstens zes, en geen tegel ligt met twee aangrenzende zijden vast. De klok stopt bij je eerste goede keten.',
  },
});
