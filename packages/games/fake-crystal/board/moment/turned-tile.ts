import type { Seat } from '@sesame/kernel';
import type { Claim, Event, Spot, Tile, View } from '../../rules/state.ts';
import { revealedBy } from '../revealed-tiles.ts';

/** A tile that an event turns face up in the middle of the board. */
export interface TurnedTile {
  readonly tile: Tile;
  /** Undefined for set-aside tiles, which nobody claimed anything about. */
  readonly claim: Claim | undefined;
  /** Where it lay; undefined for set-aside tiles. */
  readonly spot: Spot | undefined;
  /** Whose collection it joins; undefined if it stays where it is. */
  readonly to: Seat | undefined;
}

/** The tile an event turns; `view` is the one before the event. */
export const turnedBy = (event: Event, view: View): TurnedTile | undefined => {
  if (event.type === 'recycled') return { tile: event.tile, claim: undefined, spot: undefined, to: event.seat };
  if (event.type === 'saw') {
    const { seller, column, tile } = event;
    const claim = view.seats[seller]?.stall[column]?.claim;
    return { tile, claim, spot: { seller, column }, to: undefined };
  }
  const [found] = revealedBy([event], view);
  if (found === undefined) return undefined;
  const { tile, claim, seller, column, to } = found;
  return { tile, claim, spot: { seller, column }, to };
};

/** Offers that have left their stall while an event is shown: its own, or all once the round is over. */
export const isLifted = (event: Event | undefined, spot: Spot, view: View): boolean => {
  if (event === undefined) return false;
  if (event.type === 'round') return true;
  const from = event.type === 'preempted' ? event : turnedBy(event, view)?.spot;
  return from?.seller === spot.seller && from.column === spot.column;
};
