import type { Seat } from '@sesame/kernel';
import { playSound } from '@sesame/ui';
import { useRef, useState } from 'react';
import type { Laid, May, Move, Price, TileView, View } from '../rules/state.ts';
import { type Draft, type Edit, EMPTY, edited, pricesOf, stallOf } from './draft.ts';
import { useOfferSpeech } from './offer-speech.ts';

/** The offer being made and the actions on it. */
export interface Composer {
  readonly hand: readonly TileView[];
  readonly draft: Draft;
  readonly may: NonNullable<May['offer']>;
  readonly prices: readonly [Price, Price];
  /** Credits left after staking. */
  readonly left: number;
  /** Applies an edit. `from` is the screen position the tile moves from. */
  readonly edit: (edit: Edit, from?: DOMRect) => void;
  /** Screen position that a just placed tile moved from. Cleared by reading. */
  readonly takeOrigin: (index: number) => DOMRect | undefined;
  /** The finished offer; undefined until both columns have a tile. */
  readonly stall: readonly Laid[] | undefined;
  /** Sends the offer; undefined while it is incomplete or being sent. */
  readonly confirm: (() => void) | undefined;
}

const stakedIn = (prices: readonly Price[]): number =>
  prices.reduce<number>((sum, price) => sum + (price === 'token' ? 0 : price), 0);

/** A draft with its round: a new round starts with an empty draft. */
interface RoundDraft {
  readonly round: number;
  readonly draft: Draft;
}

export const useComposer = (
  view: View,
  seat: Seat | undefined,
  send: ((move: Move) => void) | undefined,
): Composer | undefined => {
  const { round } = view;
  const [kept, setDesk] = useState<RoundDraft>({ round, draft: EMPTY });
  const draft = kept.round === round ? kept.draft : EMPTY;
  const speak = useOfferSpeech();
  const origin = useRef<{ readonly index: number; readonly from: DOMRect }>(undefined);
  const side = seat === undefined ? undefined : view.seats[seat];
  const may = view.may.offer;
  if (side === undefined || may === undefined) return undefined;

  const { hand, purse } = side;
  const prices = pricesOf(draft, may);
  const stall = stallOf(draft, may, hand);

  const edit: Composer['edit'] = (change, from) => {
    const next = edited(draft, change);
    const index = change.type === 'lay' ? (change.index ?? draft.held) : undefined;
    if (index !== undefined && from) origin.current = { index, from };
    if (next.laid !== draft.laid) playSound('socket');
    if (next.prices !== draft.prices || next.token !== draft.token) playSound('tick');
    const nextPrices = pricesOf(next, may);
    speak(change, { draft: next, hand, prices: nextPrices, left: purse - stakedIn(nextPrices) });
    setDesk({ round, draft: next });
  };

  return {
    hand,
    draft,
    may,
    prices,
    left: purse - stakedIn(prices),
    edit,
    takeOrigin: (index) => {
      const taken = origin.current;
      if (taken?.index !== index) return undefined;
      origin.current = undefined;
      return taken.from;
    },
    stall,
    confirm: stall && send && (() => send({ type: 'offer', stall })),
  };
};
