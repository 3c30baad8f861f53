import type { Seat, Told } from '@sesame/kernel';
import { type Happened, toAll } from './flow.ts';
import { settle } from './settle.ts';
import { offerAt, priceAt } from './sides.ts';
import type { Chosen, Event, Joined, Offer, Spot, State, Trade } from './state.ts';

/** A transaction that can no longer be pre-empted. */
export const makeTrade = (state: State, chosen: Chosen, events: readonly Told<Event>[]): Happened =>
  chosen.type === 'buy'
    ? makePurchase(state, { ...chosen, buyer: chosen.by }, events)
    : makeBanking(state, chosen, events);

interface Purchase extends Spot {
  /** The seat making the transaction. */
  readonly by: Seat;
  /** The buyer: the same seat unless pre-empted. */
  readonly buyer: Seat;
  readonly joined?: readonly Joined[];
}

/** FC9: the seller gets the price and the stake back. */
export const makePurchase = (state: State, purchase: Purchase, events: readonly Told<Event>[]): Happened => {
  const { by, buyer, seller, column, joined = [] } = purchase;
  const offer = offerFor(state, purchase);
  const price = priceAt(state, purchase);
  const { tile, claim } = offer;
  const bought = toAll({ type: 'bought', by: buyer, seller, column, tile, claim, price });
  const gains = [
    [seller, 2 * price],
    [buyer, -price],
  ] as const;
  const next = withTrade(state, { type: 'bought', by: buyer, seller, tile, claim, price });
  return settle(next, { offer, seller, column, by, to: buyer, gains, joined, events: [...events, bought] });
};

/** FC10: the stake changes hands, the tile joins the seller's collection. */
const makeBanking = (state: State, { by, seller, column }: Chosen, events: readonly Told<Event>[]): Happened => {
  const offer = offerFor(state, { seller, column });
  const price = priceAt(state, { seller, column });
  const { tile, claim } = offer;
  const banked = toAll({ type: 'banked', by, seller, column, tile, claim, price });
  const next = withTrade(state, { type: 'banked', by, seller, tile, claim, price });
  return settle(next, { offer, seller, column, by, to: seller, gains: [[by, price]], events: [...events, banked] });
};

const withTrade = (state: State, trade: Trade): State => ({ ...state, trades: [...state.trades, trade] });

const offerFor = (state: State, spot: Spot): Offer => {
  const offer = offerAt(state, spot);
  if (offer === undefined) throw new Error('a trade for no offer');
  return offer;
};
