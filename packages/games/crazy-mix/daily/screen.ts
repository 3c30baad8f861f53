import { makeDailyScreen } from '@sesame/ui';
import type { DrawnRounds } from './draw-rounds.ts';
import type { DailyReview, DailyView } from './index.ts';
import { Puzzle } from './Puzzle.tsx';
import { Review } from './Review.tsx';

export const dailyScreen = makeDailyScreen<DailyView, DailyReview>({
  Puzzle,
  Review,
  puzzleOf: ({ targets }, { rounds }): DrawnRounds => ({ targets, rounds: rounds.map(({ picture }) => picture) }),
  rules: {
    en: 'Twelve rounds in a row: find the symbol that the cards describe and point at it. The sixth is about the logo, and then the colours are mixed. Your time counts, and every miss adds five seconds.',
    fr: 'Douze manches d’affilée : trouvez le symbole que décrivent les cartes et pointez-le. La sixième porte sur le logo, puis les couleurs se mélangent. Votre temps compte, et chaque erreur ajoute cinq secondes.',
    nl: 'Twaalf rondes achter elkaar: zoek het symbool dat de kaarten beschrijven en wijs het aan. De zesde draait om het logo, daarna worden de kleuren gemengd. Je tijd telt, en elke misser kost vijf seconden extra.',
  },
});
