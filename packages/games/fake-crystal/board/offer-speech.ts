import { useAnnounce, useLocale } from '@sesame/ui';
import type { Column, Price, TileView } from '../rules/state.ts';
import { columnOf, type Draft, type Edit, other } from './draft.ts';
import { offerTexts } from './offer-texts.ts';
import { tileName } from './piece-names.ts';
import { stallTexts } from './stall-texts.ts';

/** An offer after an edit. */
interface EditedOffer {
  readonly draft: Draft;
  readonly hand: readonly TileView[];
  readonly prices: readonly [Price, Price];
  /** Credits left after staking. */
  readonly left: number;
}

/** What screen readers hear of an edit: the place that changed, its price, and what is still missing. */
export const offerSentence = (edit: Edit, offer: EditedOffer, locale: keyof typeof offerTexts): string => {
  const { draft, hand, prices, left } = offer;
  const say = offerTexts[locale];
  const { sides, about, price } = stallTexts[locale];
  const nameOf = (index: number) => {
    const tile = hand[index]?.tile;
    return tile === undefined ? '' : tileName(tile, locale);
  };
  const priceOf = (column: Column) => `${about(sides[column])} ${price(prices[column])}. ${say.leftInPurse(left)}`;
  switch (edit.type) {
    case 'hold':
      return edit.index === undefined ? say.putBack : `${nameOf(edit.index)}. ${say.holding}`;
    case 'lift':
      return `${about(sides[edit.column])} ${say.nothing}.`;
    case 'price':
      return priceOf(edit.column);
    case 'token':
      return priceOf(edit.column ?? 0);
    case 'lay': {
      const laying = draft.laid[edit.column];
      if (laying === undefined) return '';
      const place = say.cell(sides[edit.column], laying.claim, nameOf(laying.index));
      const rest = draft.laid[other(edit.column)] === undefined ? say.laySecond : say.leftInPurse(left);
      return `${place}, ${price(prices[edit.column])}. ${rest}`;
    }
  }
};

/** Announces edits of the offer. A slider reads out its value itself. */
export const useOfferSpeech = (): ((edit: Edit, offer: EditedOffer) => void) => {
  const announce = useAnnounce();
  const locale = useLocale();
  return (edit, offer) => {
    const isSlider = document.activeElement?.matches('[type=range]') ?? false;
    if (edit.type !== 'price' || !isSlider) announce(offerSentence(edit, offer, locale));
  };
};

/** What the player does next in an offer: choose a tile, place it, then set the prices. */
export const offerStepOf = ({ held, laid }: Draft): 'hand' | 'place' | 'price' =>
  held !== undefined ? 'place' : laid.includes(undefined) ? 'hand' : 'price';

/** The column for the tile in hand: its own, otherwise the first empty one. */
export const targetColumnOf = (draft: Draft): Column =>
  (draft.held === undefined ? undefined : columnOf(draft, draft.held)) ?? (draft.laid[0] === undefined ? 0 : 1);
