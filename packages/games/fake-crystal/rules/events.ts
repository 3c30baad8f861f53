import type { Seat } from '@sesame/kernel';
import type { Claim, Colour, Column, Price, Spot, Tile, Trophy } from './pieces.ts';
import type { Blue, Count } from './seen.ts';

/** What an offer shows to all. */
export interface Shown {
  readonly colour: Colour;
  readonly claim: Claim;
  readonly price: Price;
}

/** A tile that a transaction turned up, and what it was claimed to be. */
interface Turned {
  readonly tile: Tile;
  readonly claim: Claim;
}

export type Event =
  /** A round begins: the backs that every seat drew, by colour. */
  | {
      readonly type: 'round';
      readonly round: number;
      readonly first: Seat;
      readonly drawn: readonly (readonly Colour[])[];
    }
  /** Told to the seat that drew. */
  | { readonly type: 'drew'; readonly tiles: readonly Tile[] }
  | { readonly type: 'offered'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly stalls: readonly (readonly Shown[])[] }
  /** A seat has answered in a window. */
  | { readonly type: 'answered'; readonly seat: Seat }
  /** A transaction is chosen, and others may pre-empt it. */
  | ({ readonly type: 'chosen' } & { readonly how: 'buy' | 'bank'; readonly by: Seat } & Spot)
  /** The tile joins the collection of `by`. */
  | ({ readonly type: 'bought'; readonly by: Seat; readonly price: number } & Turned & Spot)
  /** The tile joins the collection of the seller. */
  | ({ readonly type: 'banked'; readonly by: Seat; readonly price: number } & Turned & Spot)
  | {
      readonly type: 'repacked';
      readonly seat: Seat;
      readonly column: Column;
      readonly tile: Tile;
      readonly price: Price;
    }
  | ({ readonly type: 'bid'; readonly by: Seat; readonly sum: number } & Spot)
  /** The seller answers a bid: the tile joins its own collection (kept) or the bidder's (sold). */
  | ({ readonly type: 'kept' | 'sold'; readonly by: Seat; readonly sum: number } & Turned & Spot)
  | { readonly type: 'activated'; readonly seat: Seat }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly trophy: Trophy }
  | { readonly type: 'declined'; readonly seat: Seat; readonly colour: Colour }
  /** Told to all. */
  | ({ readonly type: 'spied'; readonly seat: Seat } & Spot)
  /** Told to the spy. */
  | ({ readonly type: 'saw'; readonly tile: Tile } & Spot)
  /** `by` buys in place of `from`, who gets the tile `gave`. A purchase follows. */
  | ({ readonly type: 'preempted'; readonly by: Seat; readonly from: Seat; readonly gave: Tile } & Spot)
  | ({ readonly type: 'reserved'; readonly seat: Seat } & Spot)
  | { readonly type: 'recycled'; readonly seat: Seat; readonly gave: Tile; readonly take: number; readonly tile: Tile }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'over'; readonly outcome: Count; readonly blue: Blue };
