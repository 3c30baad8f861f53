import type { Seat } from '@sesame/kernel';
import type { Claim, Colour, Column, Price, Spot, Tile, Trophy } from './pieces.ts';
import type { Blue, Count } from './seen.ts';

/** The public part of an offer. */
export interface Shown {
  readonly colour: Colour;
  readonly claim: Claim;
  readonly price: Price;
}

/** A tile revealed by a transaction, with its claim. */
interface Turned {
  readonly tile: Tile;
  readonly claim: Claim;
}

export type Event =
  /** A round starts. Lists the backs that each seat drew, by colour. */
  | {
      readonly type: 'round';
      readonly round: number;
      readonly first: Seat;
      readonly drawn: readonly (readonly Colour[])[];
    }
  /** Private to the seat that drew. */
  | { readonly type: 'drew'; readonly tiles: readonly Tile[] }
  | { readonly type: 'offered'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly stalls: readonly (readonly Shown[])[] }
  /** A seat has answered in a window; the answer stays secret. */
  | { readonly type: 'answered'; readonly seat: Seat }
  /** A transaction was chosen and may be pre-empted. */
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
  /** Public. */
  | ({ readonly type: 'spied'; readonly seat: Seat } & Spot)
  /** Private to the spy. */
  | ({ readonly type: 'saw'; readonly tile: Tile } & Spot)
  /** `by` pre-empts `from`, who gets the tile `gave`. A `bought` event follows. */
  | ({ readonly type: 'preempted'; readonly by: Seat; readonly from: Seat; readonly gave: Tile } & Spot)
  | ({ readonly type: 'reserved'; readonly seat: Seat } & Spot)
  | { readonly type: 'recycled'; readonly seat: Seat; readonly gave: Tile; readonly take: number; readonly tile: Tile }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'over'; readonly outcome: Count; readonly blue: Blue };
