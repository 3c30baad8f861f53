import type { Locale } from '@sesame/kernel';
import { partOf } from '../rules/cards.ts';
import type { Card } from '../rules/pieces.ts';
import { buildTexts } from './build-texts.ts';

/** Accessible name of a machine card. */
export const cardName = (card: Card, locale: Locale): string => {
  const say = buildTexts[locale];
  const { lines, spots, printed } = partOf(card);
  return [
    say.lines(lines.length),
    ...(spots > 0 ? [say.spots(spots)] : []),
    ...(printed > 0 ? [say.printed(printed)] : []),
  ].join(', ');
};
