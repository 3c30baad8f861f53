import { makeDailyScreen } from '@sesame/ui';
import type { DailyReview, DailyView } from './index.ts';
import { Puzzle } from './Puzzle.tsx';
import { Review } from './Review.tsx';

export const dailyScreen = makeDailyScreen<DailyView, DailyReview>({
  Puzzle,
  Review,
  rules: {
    en: 'Four dealers make eight offers. Buying brings the tile’s value less the price, banking brings the price. A dealer claims a tile’s value, a fake as 6, or bluffs higher: the character tells how, the record how often. What counts is how good your decisions were by the odds, not your luck.',
    fr: 'Quatre marchands font huit offres. Acheter rapporte la valeur de la tuile moins le prix, banquer rapporte le prix. Un marchand annonce la valeur de sa tuile, un faux à 6, ou bluffe plus haut : son caractère dit comment, son passé à quelle fréquence. Ce qui compte, c’est la qualité de vos choix selon les probabilités, pas votre chance.',
    nl: 'Vier handelaars doen acht keer een aanbod. Kopen levert de waarde van de tegel min de prijs op, innen levert de prijs op. Een handelaar geeft de waarde van de tegel op, een valse als 6, of bluft hoger: het karakter zegt hoe, het verleden hoe vaak. Wat telt is hoe goed je keuzes waren volgens de kansen, niet je geluk.',
  },
});
