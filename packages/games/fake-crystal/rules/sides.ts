import type { Seat, Viewer } from '@sesame/kernel';
import type { Column, Offer, Side, Spot, Stall, State } from './state.ts';

/** FC1. */
export const CREDITS = 35;
export const EMPTY: Stall<never> = [null, null];

/** The side of a seat that is at the table. */
export const sideOf = ({ seats }: Pick<State, 'seats'>, seat: Seat): Side => {
  const side = seats[seat];
  if (side === undefined) throw new Error(`nobody sits at ${seat}`);
  return side;
};

/** What lies at a place, if there is such a place and something lies there. */
export const offerAt = ({ seats }: State, { seller, column }: Spot): Offer | undefined =>
  seats[seller]?.stall[column] ?? undefined;

/** FC22: whether a viewer has spied on an offer. */
export const isSpiedBy = ({ seenBy }: Offer, viewer: Viewer): boolean =>
  viewer !== 'spectator' && seenBy.includes(viewer);

/** What an offer costs that has a price and no token. */
export const priceAt = (state: State, spot: Spot): number => {
  const price = offerAt(state, spot)?.price;
  if (typeof price !== 'number') throw new Error('nothing with a price lies there');
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
