import type { Seat } from '@sesame/kernel';
import type { Claim, Event, Spot, Tile, View } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';

/** A tile turned face up at its place on a stall. */
export interface RevealedTile extends Spot {
  readonly tile: Tile;
  /** Undefined if the offer is no longer known. */
  readonly claim: Claim | undefined;
  /** Whose collection it joined. */
  readonly to: Seat;
}

/**
 * The tile that each event revealed. Events do not carry the claim, so it is looked up in the view before them, or in
 * offers shown by an earlier event of the same batch.
 */
export const revealedBy = (events: readonly Event[], before: View): readonly (RevealedTile | undefined)[] =>
  events.map((event, i) => {
    const found = revealIn(event);
    if (found === undefined) return undefined;
    const shown = events.slice(0, i).findLast((one) => one.type === 'shown');
    const offers = shown ? shown.stalls[found.seller] : before.seats[found.seller]?.stall;
    const offer = offers?.[found.column];
    return { ...found, claim: offer && offer.colour === FACES[found.tile].colour ? offer.claim : undefined };
  });

const revealIn = (event: Event): Omit<RevealedTile, 'claim'> | undefined => {
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

export const spotOf = ({ seller, column }: Spot): Spot => ({ seller, column });
