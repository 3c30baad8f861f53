import { makeDailyScreen } from '@sesame/ui';
import type { DailyReview, DailyView } from './index.ts';
import { Puzzle } from './Puzzle.tsx';
import { Review } from './Review.tsx';

export const dailyScreen = makeDailyScreen<DailyView, DailyReview>({
  Puzzle,
  Review,
  rules: {
    en: 'Three words, and all the stones are yours: get rid of as many as you can. A word lays a stone on every safe of its walk, and a full safe takes all its stones away. Locked safes are not replaced. What counts is your share of the best three words. Words that don’t count cost nothing.',
    fr: 'Trois mots, et toutes les pierres sont à vous : débarrassez-vous d’un maximum. Un mot pose une pierre sur chaque coffre de son parcours, et un coffre plein emporte toutes ses pierres. Les coffres verrouillés ne sont pas remplacés. Ce qui compte, c’est votre part de ce que donnent les trois meilleurs mots. Les mots refusés ne coûtent rien.',
    nl: 'Drie woorden, en alle stenen zijn van jou: raak er zo veel mogelijk kwijt. Een woord legt een steen op elke kluis van zijn route, en een volle kluis neemt al zijn stenen mee. Gesloten kluizen worden niet vervangen. Wat telt is jouw aandeel van de beste drie woorden. Geweigerde woorden kosten niets.',
  },
});
