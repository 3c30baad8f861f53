import type { Locale } from '@sesame/kernel';
import { CODE_CARDS } from '../rules/cards.ts';
import { type CodeCard, type Decoder, type Picture, SIDES, type Side } from '../rules/pieces.ts';
import { cardAt } from '../rules/reading.ts';
import { PROPERTIES, propertiesOf } from '../rules/symbols.ts';
import { propertyName, sideName, sideSource } from './piece-names.ts';
import { NUMERALS } from './shapes.ts';
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

/**
 * The round as briefly as it can be heard: what each card tells with the present decoder, in the order of the pad. After
 * the mix the two colours are told, and mixing them is left to the player.
 */
export const describeRound = (picture: Picture, locale: Locale): string => {
  const { decoder, sides, mixed } = picture;
  if (decoder === undefined) return `${describePile(picture, locale)}.`;
  const say = boardTexts[locale];
  const facts = PROPERTIES.flatMap((property) => {
    const side = SIDES.find((one) => decoder.edges[one] === property);
    const card = side && cardAt(sides, side);
    if (side === undefined || card === undefined) return [];
    const value = valueName(propertiesOf(card)[property], locale);
    const isMix = mixed && property === 'colour';
    const told = isMix ? say.onGround(value, valueName(CODE_CARDS[card].background, locale)) : value;
    return [say.fact(propertyName(property, locale), sideSource(side, locale), told)];
  });
  return `${facts.join(', ')}. ${say.stake(say.cards(decoder.stake))}`;
};
