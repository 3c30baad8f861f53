import type { Seat, Told } from '@sesame/kernel';
import { type Happened, toAll } from './flow.ts';
import { goOn } from './go-on.ts';
import { sideOf, withColumn } from './sides.ts';
import type { Event, Joined, Offer, Side, Spot, State, Tile } from './state.ts';
import { colourOf, isFake } from './tiles.ts';

/** Outcome of a transaction: who gets the tile, and how purses change. */
export interface Terms extends Spot {
  readonly offer: Offer;
  /** The seat making the transaction. */
  readonly by: Seat;
  readonly to: Seat;
  readonly gains: readonly (readonly [Seat, number])[];
  readonly events: readonly Told<Event>[];
  /** Tiles that joined before this one. */
  readonly joined?: readonly Joined[];
}

/** Removes an offer from its stall and adds its tile to a collection, revealed to all (FC14). */
export const settle = (
  state: State,
  { offer, seller, column, by, to, gains, events, joined = [] }: Terms,
): Happened => {
  const seats = [...state.seats];
  const change = (seat: Seat, how: (side: Side) => Side) => {
    seats[seat] = how(sideOf({ seats }, seat));
  };
  change(seller, (side) => ({ ...side, stall: withColumn(side.stall, column, null) }));
  for (const [seat, credits] of gains) change(seat, (side) => ({ ...side, purse: side.purse + credits }));
  const used = offer.price === 'token' ? seller : offer.reservedBy;
  if (used !== undefined) change(used, (side) => ({ ...side, token: 'inactive' })); // FC21: before the tile joins
  const activates = isFake(offer.tile) && sideOf({ seats }, to).token === 'inactive'; // FC19
  change(to, (side) => ({
    ...side,
    collection: [...side.collection, offer.tile],
    token: activates ? 'active' : side.token,
  }));
  const next = { ...state, seats, turn: state.turn + 1 };
  const told = activates ? [...events, toAll({ type: 'activated', seat: to })] : events;
  return goOn(next, { by, rest: [...joined, ...joinedBy(to, offer.tile)] }, told);
};

/** FC15: a fake earns no trophy. */
export const joinedBy = (seat: Seat, tile: Tile): readonly Joined[] =>
  isFake(tile) ? [] : [{ seat, colour: colourOf(tile) }];
