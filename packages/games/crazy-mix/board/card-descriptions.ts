import type { Locale } from '@sesame/kernel';
import { CODE_CARDS } from '../rules/cards.ts';
import { type CodeCard, type Decoder, type Picture, SIDES, type Side } from '../rules/pieces.ts';
import { cardAt } from '../rules/reading.ts';
import { NUMERALS } from './MixLogo.tsx';
import { propertyName, sideName } from './piece-names.ts';
import { signName, valueName } from './symbol-names.ts';
import { boardTexts } from './texts.ts';

/** "top card: big full red square on blue". */
export const describeSide = (side: Side, card: CodeCard | undefined, locale: Locale): string => {
  const say = boardTexts[locale];
  const what =
    card === undefined
      ? say.emptySide
      : say.onGround(signName(card, locale), valueName(CODE_CARDS[card].background, locale));
  return say.pair(sideName(side, locale), what);
};

/** Accessible name of the pile: the decoder, the Crazy Mix card, or covered. */
export const describePile = ({ decoder, logo }: Pick<Picture, 'decoder' | 'logo'>, locale: Locale): string => {
  const say = boardTexts[locale];
  if (decoder) return say.decoder(describeEdges(decoder, locale), say.cards(decoder.stake));
  return logo ? say.mixCard(NUMERALS[logo]) : say.covered;
};

/** "top card: colour, right card: shape, ..." */
const describeEdges = ({ edges }: Decoder, locale: Locale): string =>
  SIDES.map((side) => boardTexts[locale].pair(sideName(side, locale), propertyName(edges[side], locale))).join(', ');

/** The whole round as text, for screen readers. */
export const describeRound = (picture: Picture, locale: Locale): string => {
  if (picture.logo) return `${describePile(picture, locale)}.`;
  const cards = SIDES.map((side) => `${describeSide(side, cardAt(picture.sides, side), locale)}.`);
  return [describePile(picture, locale), ...cards].join(' ');
};
