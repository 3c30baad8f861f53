import type { Seat, Viewer } from '@sesame/kernel';
import type { Column, Offer, Side, Spot, Stall, State } from './state.ts';

/** FC1: credits per player. */
export const CREDITS = 35;
export const EMPTY: Stall<never> = [null, null];

/** The side of a seat; throws if there is no such seat. */
export const sideOf = ({ seats }: Pick<State, 'seats'>, seat: Seat): Side => {
  const side = seats[seat];
  if (side === undefined) throw new Error(`no seat ${seat}`);
  return side;
};

/** The offer at a spot, if any. */
export const offerAt = ({ seats }: State, { seller, column }: Spot): Offer | undefined =>
  seats[seller]?.stall[column] ?? undefined;

/** FC22: whether a viewer has spied on an offer. */
export const isSpiedBy = ({ seenBy }: Offer, viewer: Viewer): boolean =>
  viewer !== 'spectator' && seenBy.includes(viewer);

/** The price of an offer; throws for a token. */
export const priceAt = (state: State, spot: Spot): number => {
  const price = offerAt(state, spot)?.price;
  if (typeof price !== 'number') throw new Error('no offer with a price at this spot');
  return price;
};

export const withSide = (state: State, seat: Seat, side: Side): State => ({
  ...state,
  seats: state.seats.with(seat, side),
});

export const withColumn = (stall: Stall<Offer>, column: Column, offer: Offer | null): Stall<Offer> =>
  column === 0 ? [offer, stall[1]] : [stall[0], offer];

export const withOffer = (state: State, { seller, column }: Spot, offer: Offer): State => {
  const side = sideOf(state, seller);
  return withSide(state, seller, { ...side, stall: withColumn(side.stall, column, offer) });
};
