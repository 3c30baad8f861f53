import type { Seat } from '@sesame/kernel';
import type { Bid, Chosen, Colour, Column, Laid, Options, Spot, Stall, Tile, Token, Trade, Trophy } from './pieces.ts';

export type { Event, Shown } from './events.ts';
export * from './pieces.ts';
export type * from './seen.ts';

export type Move =
  | {
      readonly type: 'deal';
      readonly reserves: readonly (readonly Tile[])[];
      readonly aside: readonly Tile[];
      /** First player of the first round; seat 0 if absent. */
      readonly starter?: Seat | undefined;
    }
  | { readonly type: 'offer'; readonly stall: readonly Laid[] }
  | ({ readonly type: 'buy' | 'bank' | 'spy' | 'reserve' } & Spot)
  | { readonly type: 'repack'; readonly column: Column }
  | { readonly type: 'claim'; readonly trophy: Trophy }
  | ({ readonly type: 'bid'; readonly sum: number } & Spot)
  | { readonly type: 'recycle'; readonly give: Tile; readonly take: number }
  | { readonly type: 'preempt'; readonly give: Tile }
  | { readonly type: 'decline' | 'keep' | 'sell' | 'pass' };

export interface Offer extends Laid {
  /** Seats that have spied on it. */
  readonly seenBy: readonly Seat[];
  /** The seat that reserved it (vanguard). */
  readonly reservedBy?: Seat;
}

/** Everything that belongs to a seat. */
export interface Side {
  readonly purse: number;
  /** In drawing order. */
  readonly hand: readonly Tile[];
  /** In drawing order. */
  readonly reserve: readonly Tile[];
  readonly stall: Stall<Offer>;
  /** In order of joining. */
  readonly collection: readonly Tile[];
  readonly trophies: readonly Trophy[];
  readonly token: Token;
}

/** A genuine tile of this colour has joined the collection of this seat. */
export interface Joined {
  readonly seat: Seat;
  readonly colour: Colour;
}

/** Secret answers in a window by seat: null if missing, `pass` for seats that cannot react. */
export type Answers<Reaction> = readonly (Reaction | 'pass' | null)[];

/** What the match waits for. */
export type Stage =
  | { readonly type: 'deal' | 'offers' | 'transaction' | 'over' }
  | { readonly type: 'reservations'; readonly answers: Answers<Spot> }
  | { readonly type: 'pre-emption'; readonly chosen: Chosen; readonly answers: Answers<Tile> }
  | { readonly type: 'answer'; readonly bid: Bid }
  /** Claims are decided in list order; `by` made the transaction. */
  | { readonly type: 'claim'; readonly by: Seat; readonly joined: readonly Joined[] }
  | { readonly type: 'recycling'; readonly by: Seat };

export interface State {
  readonly options: Options;
  /** From 1; 0 before the deal. */
  readonly round: number;
  readonly first: Seat;
  /** Transactions made this round. */
  readonly turn: number;
  readonly seats: readonly Side[];
  /** Set-aside tiles by place; null if taken. */
  readonly aside: readonly (Tile | null)[];
  /** Tiles that left the game (recycler). */
  readonly gone: readonly Tile[];
  /** All purchases and bankings so far. */
  readonly trades: readonly Trade[];
  readonly stage: Stage;
}
