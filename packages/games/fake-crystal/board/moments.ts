import type { Seat } from '@sesame/kernel';
import type { Claim, Event, Price, Spot, Tile, View } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';

/** A tile that was turned up where it lay. */
export interface Turned extends Spot {
  readonly tile: Tile;
  /** What it was claimed to be worth, where that is known. */
  readonly claim: Claim | undefined;
  /** Whose collection it joined. */
  readonly to: Seat;
}

/** Credits that change hands: out of a purse, or off a stall. */
export interface Payment {
  readonly from: Seat | Spot;
  readonly to: Seat;
  readonly sum: number;
}

/**
 * What each of these events turned up. An event does not say what was claimed: the view before it does, or the offers
 * that were shown since.
 */
export const turnedBy = (events: readonly Event[], before: View): readonly (Turned | undefined)[] =>
  events.map((event, i) => {
    const found = foundIn(event);
    if (found === undefined) return undefined;
    const shown = events.slice(0, i).findLast((one) => one.type === 'shown');
    const offers = shown ? shown.stalls[found.seller] : before.seats[found.seller]?.stall;
    const offer = offers?.[found.column];
    return { ...found, claim: offer && offer.colour === FACES[found.tile].colour ? offer.claim : undefined };
  });

const foundIn = (event: Event): Omit<Turned, 'claim'> | undefined => {
  switch (event.type) {
    case 'bought':
    case 'sold':
      return { ...spotOf(event), tile: event.tile, to: event.by };
    case 'banked':
    case 'kept':
      return { ...spotOf(event), tile: event.tile, to: event.seller };
    case 'repacked':
      return { seller: event.seat, column: event.column, tile: event.tile, to: event.seat };
    default:
      return undefined;
  }
};

/** What an event moved between purses and stalls. */
export const paymentsBy = (event: Event): readonly Payment[] => {
  switch (event.type) {
    case 'bought':
      return paid(
        { from: event.by, to: event.seller, sum: event.price },
        { from: spotOf(event), to: event.seller, sum: event.price },
      );
    case 'banked':
      return paid({ from: spotOf(event), to: event.by, sum: event.price });
    case 'repacked':
      return paid({ from: { seller: event.seat, column: event.column }, to: event.seat, sum: sumOf(event.price) });
    case 'kept':
      return paid({ from: event.seller, to: event.by, sum: event.sum });
    case 'sold':
      return paid({ from: event.by, to: event.seller, sum: event.sum });
    default:
      return [];
  }
};

const paid = (...payments: readonly Payment[]): readonly Payment[] => payments.filter(({ sum }) => sum > 0);

const spotOf = ({ seller, column }: Spot): Spot => ({ seller, column });

const sumOf = (price: Price): number => (price === 'token' ? 0 : price);
