import { ok, refuse, type Seat } from '@sesame/kernel';
import { type Applied, toAll, toSeat } from './flow.ts';
import { isExchange } from './legal.ts';
import { offerAt, sideOf, withOffer, withSide } from './sides.ts';
import type { Spot, State } from './state.ts';

/** FC22: at any time during the exchange. Everybody sees where the spy looks, only the spy sees the face. */
export const spy = (state: State, seat: Seat, { seller, column }: Spot): Applied => {
  if (state.options.power !== 'spy') return refuse('another-power', 'Only the spy can look at tiles.');
  if (!isExchange(state)) return refuse('not-exchanging', 'You can spy only during the exchange.');
  if (sideOf(state, seat).token !== 'active') return refuse('no-token', 'Your token is not active.');
  const offer = offerAt(state, { seller, column });
  if (offer === undefined) return refuse('no-such-offer', 'That offer is gone. Choose another one.');
  const seenBy = offer.seenBy.includes(seat) ? offer.seenBy : [...offer.seenBy, seat];
  const seen = withOffer(state, { seller, column }, { ...offer, seenBy });
  const next = withSide(seen, seat, { ...sideOf(seen, seat), token: 'inactive' });
  const events = [
    toAll({ type: 'spied', seat, seller, column }),
    toSeat(seat, { type: 'saw', seller, column, tile: offer.tile }),
  ];
  return ok({ state: next, events });
};
