import { makeDailyScreen } from '@sesame/ui';
import type { VaultReview, VaultView } from './index.ts';
import { Puzzle } from './Puzzle.tsx';
import { Review } from './Review.tsx';

export const dailyScreen = makeDailyScreen<VaultView, VaultReview>({
  Puzzle,
  Review,
  rules: {
    en: 'Find the code of today’s vault in as few guesses as you can. After each guess, pins show how many crystals have the right colour and place, and how many only the right colour. You have twelve guesses.',
    fr: 'Trouvez le code du coffre du jour en aussi peu d’essais que possible. Après chaque essai, des fiches disent combien de cristaux ont la bonne couleur à la bonne place, et combien seulement la bonne couleur. Vous avez douze essais.',
    nl: 'Vind de code van de kluis van vandaag in zo weinig mogelijk pogingen. Na elke poging tonen pinnen hoeveel kristallen de juiste kleur op de juiste plaats hebben, en hoeveel alleen de juiste kleur. Je hebt twaalf pogingen.',
  },
});
