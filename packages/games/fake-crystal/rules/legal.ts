import type { Seat } from '@sesame/kernel';
import { priceAt, sideOf } from './sides.ts';
import {
  type Barred,
  type Chosen,
  COLUMNS,
  type Column,
  type Joined,
  type Offer,
  type Spot,
  type State,
  type Trophy,
} from './state.ts';
import { genuineOf } from './tiles.ts';
import { CLAIMED, PRIZES } from './trophies.ts';
import { turnsLeft } from './turns.ts';

/*
 * Legality checks, shared by apply, view, sample and fallback. They read public state only, so neither awaited seats nor
 * refusals reveal a hidden face (FC34).
 */

/** FC15: the trophies that a new tile makes possible, most valuable first. */
export const claimable = (state: State, { seat, colour }: Joined): readonly Trophy[] => {
  const { collection, trophies } = sideOf(state, seat);
  if (trophies.some((trophy) => PRIZES[trophy].colour === colour)) return [];
  return CLAIMED[colour].filter((trophy) => PRIZES[trophy].holds(collection) && isOnBoard(state, trophy));
};

/** Whether nobody has claimed a trophy. */
const isOnBoard = ({ seats }: State, trophy: Trophy): boolean =>
  seats.every(({ trophies }) => !trophies.includes(trophy));

/** The spots of all offers except those of one seat, by seat and column. */
export const offersBeside = ({ seats }: State, seat: Seat): readonly Spot[] => {
  const spots: Spot[] = [];
  for (let seller = 0; seller < seats.length; seller++) {
    if (seller === seat) continue;
    for (const column of COLUMNS) if (seats[seller]?.stall[column]) spots.push({ seller, column });
  }
  return spots;
};

/** FC30: whether and why a reservation blocks an offer for a seat. */
export const barredFrom = (state: State, seat: Seat, { reservedBy }: Offer): Barred | undefined => {
  if (state.options.power !== 'vanguard' || reservedBy === seat) return undefined;
  if (reservedBy !== undefined) return 'reserved';
  return sideOf(state, seat).token === 'placed' && turnsLeft(state, seat) === 1 ? 'reservation-first' : undefined;
};

/** FC9, FC10: the offers that a seat can choose on its turn. */
export const choosable = (state: State, seat: Seat): readonly Spot[] => {
  const spots = offersBeside(state, seat);
  if (state.options.power !== 'vanguard') return spots;
  return spots.filter(({ seller, column }) => {
    const offer = state.seats[seller]?.stall[column];
    return offer && barredFrom(state, seat, offer) === undefined;
  });
};

/** FC11: the columns that a seat may repack; none while it can choose another seat's offer. */
export const repackable = (state: State, seat: Seat): readonly Column[] => {
  if (choosable(state, seat).length > 0) return [];
  const { stall } = sideOf(state, seat);
  return COLUMNS.filter((column) => stall[column] && stall[column].reservedBy === undefined);
};

/** FC26: needs an active token, a tile to give and one to take. */
export const mayRecycle = (state: State, seat: Seat): boolean => {
  if (state.options.power !== 'recycler') return false;
  const { token, collection } = sideOf(state, seat);
  return token === 'active' && collection.length > 0 && state.aside.some((tile) => tile !== null);
};

/** FC28: needs an active token, the price and a genuine tile; not for the chooser or the seller. */
export const mayPreempt = (state: State, seat: Seat, chosen: Chosen): boolean => {
  const { token, purse, collection } = sideOf(state, seat);
  if (token !== 'active' || seat === chosen.by || seat === chosen.seller) return false;
  return purse >= priceAt(state, chosen) && genuineOf(collection) > 0;
};

/** FC29, FC30: the offers that a seat may reserve. */
export const reservable = (state: State, seat: Seat): readonly Spot[] => {
  if (state.options.power !== 'vanguard' || !isExchange(state)) return [];
  if (sideOf(state, seat).token !== 'active' || turnsLeft(state, seat) === 0) return [];
  return offersBeside(state, seat).filter(
    ({ seller, column }) => state.seats[seller]?.stall[column]?.reservedBy === undefined,
  );
};

/** FC22: offers with a face unknown to the seat. */
export const spyable = (state: State, seat: Seat): readonly Spot[] => {
  if (state.options.power !== 'spy' || !isExchange(state) || sideOf(state, seat).token !== 'active') return [];
  return offersBeside(state, seat).filter(
    ({ seller, column }) => !state.seats[seller]?.stall[column]?.seenBy.includes(seat),
  );
};

/** From the reveal of all offers until the stalls are empty. */
export const isExchange = ({ stage }: State): boolean =>
  stage.type !== 'deal' && stage.type !== 'offers' && stage.type !== 'over';
