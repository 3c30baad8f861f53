import { ok, type Result, refuse, type Seat } from '@sesame/kernel';
import { type Applied, toAll } from './flow.ts';
import { barredFrom, repackable } from './legal.ts';
import { placeBid } from './negotiator.ts';
import { choose } from './preemptor.ts';
import { settle } from './settle.ts';
import { offerAt, sideOf } from './sides.ts';
import type { Chosen, Column, Offer, Spot, State } from './state.ts';
import { makeTrade } from './trade.ts';
import { activeOf } from './turns.ts';

/** FC9, FC10: buys the tile or banks the stake. */
export const trade = (state: State, by: Seat, { type, seller, column }: Omit<Chosen, 'by'>): Applied => {
  const offer = chooseOffer(state, by, { seller, column });
  if (!offer.ok) return offer;
  const { price } = offer.value;
  if (price === 'token') return refuse('bid-instead', 'That offer has a token instead of a price: make a bid.');
  if (type === 'buy' && price > sideOf(state, by).purse) {
    return refuse('cannot-pay', `You cannot afford ${price} credits.`);
  }
  const chosen = { type, by, seller, column };
  return ok(state.options.power === 'preemptor' ? choose(state, chosen) : makeTrade(state, chosen, []));
};

/** FC24: bids for a token. The sum is out of the purse until the seller answers. */
export const bid = (state: State, by: Seat, { sum, ...spot }: Spot & { readonly sum: number }): Applied => {
  const offer = chooseOffer(state, by, spot);
  if (!offer.ok) return offer;
  return placeBid(state, { ...spot, by, sum }, offer.value);
};

/** FC11: only if no other seat's offer can be chosen. */
export const repack = (state: State, by: Seat, column: Column): Applied => {
  const turn = turnOf(state, by);
  if (!turn.ok) return turn;
  const offer = offerAt(state, { seller: by, column });
  if (offer === undefined) return refuse('no-such-offer', 'That offer is gone. Choose another one.');
  if (!repackable(state, by).includes(column)) {
    return offer.reservedBy === undefined
      ? refuse('offers-left', 'You can take back an offer only when you cannot choose any other.')
      : refuse('reserved', 'Another player has reserved that offer.');
  }
  const { tile, price } = offer;
  const events = [toAll({ type: 'repacked', seat: by, column, tile, price })];
  const stake = price === 'token' ? 0 : price;
  return ok(settle(state, { offer, seller: by, column, by, to: by, gains: [[by, stake]], events }));
};

const turnOf = (state: State, by: Seat): Result<Seat> => {
  const { type } = state.stage;
  if (type === 'deal' || type === 'offers')
    return refuse('not-exchanging', 'The exchange starts when all offers are in.');
  if (type !== 'transaction') return refuse('not-now', 'Another decision comes first.');
  return activeOf(state) === by ? ok(by) : refuse('not-your-turn', 'It is another player’s turn.');
};

/** FC8, FC30: on one's turn, another seat's offer that is not blocked by a reservation. */
const chooseOffer = (state: State, by: Seat, spot: Spot): Result<Offer> => {
  const turn = turnOf(state, by);
  if (!turn.ok) return turn;
  if (spot.seller === by) return refuse('own-offer', 'Choose another player’s offer.');
  const offer = offerAt(state, spot);
  if (offer === undefined) return refuse('no-such-offer', 'That offer is gone. Choose another one.');
  switch (barredFrom(state, by, offer)) {
    case 'reserved':
      return refuse('reserved', 'Another player has reserved that offer.');
    case 'reservation-first':
      return refuse('reservation-first', 'This is your last turn: choose the offer you reserved.');
    case undefined:
      return ok(offer);
  }
};
