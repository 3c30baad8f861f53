import { ok, refuse, type Seat } from '@sesame/kernel';
import { type Applied, toAll } from './flow.ts';
import { isWithin, soleRange } from './prices.ts';
import { settle } from './settle.ts';
import { offerAt, sideOf, withSide } from './sides.ts';
import type { Bid, Offer, State } from './state.ts';

/** FC24: at least 1 from the purse, or 0 with an empty one. The sum is held until the seller answers. */
export const placeBid = (state: State, bid: Bid, { price }: Offer): Applied => {
  if (price !== 'token') return refuse('no-bids', 'That offer has a price: buy it or bank it.');
  const side = sideOf(state, bid.by);
  if (!isWithin(bid.sum, soleRange(side.purse))) {
    return bid.sum > side.purse
      ? refuse('too-dear', `You have only ${side.purse} credits to bid.`)
      : refuse('price-too-low', 'Bid at least 1 credit.');
  }
  const next = withSide(state, bid.by, { ...side, purse: side.purse - bid.sum });
  return ok({ state: { ...next, stage: { type: 'answer', bid } }, events: [toAll({ type: 'bid', ...bid })] });
};

/** FC25: the seller keeps the tile and pays the sum, or sells it for the sum. */
export const answerBid = (state: State, seat: Seat, type: 'keep' | 'sell'): Applied => {
  if (state.stage.type !== 'answer' || state.stage.bid.seller !== seat) {
    return refuse('no-bid', 'There is no bid for you to answer.');
  }
  const { by, sum, seller, column } = state.stage.bid;
  const offer = offerAt(state, { seller, column });
  if (offer === undefined) throw new Error('a bid for no offer');
  const common = { offer, by, seller, column };
  const told = { by, sum, seller, column, tile: offer.tile, claim: offer.claim };
  if (type === 'sell') {
    const gains = [[seller, sum]] as const;
    return ok(settle(state, { ...common, to: by, gains, events: [toAll({ type: 'sold', ...told })] }));
  }
  if (sideOf(state, seat).purse < sum) return refuse('cannot-pay', 'You cannot afford to keep the tile: sell it.');
  const gains = [
    [seller, -sum],
    [by, 2 * sum],
  ] as const;
  return ok(settle(state, { ...common, to: seller, gains, events: [toAll({ type: 'kept', ...told })] }));
};
