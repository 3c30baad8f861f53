import type { Outcome, Seat } from '@sesame/kernel';
import type {
  Bid,
  Chosen,
  Claim,
  Colour,
  Column,
  Kind,
  Options,
  Price,
  Spot,
  Stall,
  Tile,
  Token,
  Trade,
  Trophy,
} from './pieces.ts';

/** A tile as its viewer sees it: the back, and the face if known. */
export interface TileView {
  readonly colour: Colour;
  readonly tile?: Tile;
}

export interface OfferView extends TileView {
  readonly claim: Claim;
  readonly price: Price;
  readonly seenBy: readonly Seat[];
  readonly reservedBy?: Seat;
}

/** A stack with a visible top. `tiles`, bottom first, are for the owner, and for everybody at the end. */
export interface StackView {
  readonly count: number;
  readonly top?: Tile;
  readonly tiles?: readonly Tile[];
}

export interface CollectionView {
  /** Genuine orange, green and pink tiles in order of joining. */
  readonly open: readonly Tile[];
  /** With the number of crystals in it, which everybody saw joining. */
  readonly blue: StackView & { readonly crystals: number };
  readonly fakes: StackView;
}

export interface SeatView {
  /** Credits not staked. Others' stakes leave their purses when all offers are shown (FC7). */
  readonly purse: number;
  /** Own tiles in drawing order; others' backs by colour, with those on a secret stall. */
  readonly hand: readonly TileView[];
  /** Has made its offer this round. */
  readonly offered: boolean;
  /** Others' stalls look empty until all offers are shown. */
  readonly stall: Stall<OfferView>;
  readonly collection: CollectionView;
  /** In order of claiming; at the end with the blue ones. */
  readonly trophies: readonly Trophy[];
  readonly token: Token;
  /** Tiles left to draw. */
  readonly reserve: number;
  /** Transactions left this round. */
  readonly turnsLeft: number;
}

/** The pending decision and its seats. The same for all viewers. */
export type Waiting =
  | { readonly for: 'deal' | 'nothing'; readonly seats: readonly Seat[] }
  | { readonly for: 'offers' | 'transaction' | 'reservations' | 'recycling'; readonly seats: readonly Seat[] }
  | {
      readonly for: 'pre-emption';
      readonly seats: readonly Seat[];
      readonly chosen: Chosen & { readonly price: number };
    }
  | { readonly for: 'answer'; readonly seats: readonly Seat[]; readonly bid: Bid }
  | {
      readonly for: 'claim';
      readonly seats: readonly Seat[];
      readonly colour: Colour;
      readonly trophies: readonly Trophy[];
    };

/** Inclusive range. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Why an offer cannot be chosen: reserved by another seat, or one's own reservation comes first. */
export type Barred = 'reserved' | 'reservation-first';

/** Another seat's offer, for the active seat. */
export interface Choice extends Spot {
  /** Why it cannot be chosen. The other fields are then missing. */
  readonly barred?: Barred;
  /** The price, and whether the seat can pay it. */
  readonly buy?: { readonly price: number; readonly payable: boolean };
  readonly bank?: { readonly stake: number };
  /** Possible bids for a token. */
  readonly bid?: Range;
}

/** The viewer's legal moves. Missing fields are not allowed. */
export interface May {
  readonly offer?: {
    /** Range of each price. */
    readonly price: Range;
    /** Range of their sum. */
    readonly sum: Range;
    /** Range of the other price if the token is used. Missing if it cannot be. */
    readonly besideToken?: Range;
  };
  /** All offers of other seats. */
  readonly choose?: readonly Choice[];
  /** Columns that can be repacked, if no other offer can be chosen. */
  readonly repack?: readonly Column[];
  /** Trophies that can be claimed, most valuable first. Declining is possible, too. */
  readonly claim?: readonly Trophy[];
  /** `keep`: the seat can pay the sum. Selling is always possible. */
  readonly answer?: { readonly sum: number; readonly keep: boolean };
  /** Tiles to give and places of set-aside tiles to take. Passing is possible, too. */
  readonly recycle?: { readonly give: readonly Tile[]; readonly take: readonly number[] };
  /** Price of the chosen offer and tiles to give. Passing is possible, too. */
  readonly preempt?: { readonly give: readonly Tile[]; readonly price: number };
  /** Offers that can be reserved. Passing is possible in the window that opens the exchange. */
  readonly reserve?: readonly Spot[];
  /** Offers with unknown faces that the viewer can look at. */
  readonly spy?: readonly Spot[];
  /** A pending power can be declined. */
  readonly pass?: true;
}

/** The parts of a score, which add up to it. */
export interface Part {
  readonly trophies: number;
  readonly tiles: number;
  /** -3 each. */
  readonly fakes: number;
  readonly credits: number;
}

export interface Count extends Outcome {
  readonly scores: readonly number[];
  readonly detail: readonly Part[];
}

/** Result of the blue count (FC17). */
export interface Blue {
  readonly crystals: readonly number[];
  readonly most?: Seat;
  readonly second?: Seat;
}

/** Tiles that the viewer has never seen, counted by colour and kind. */
export type Unseen = Readonly<Record<Colour, Readonly<Record<Kind, number>>>>;

export interface View {
  readonly options: Options;
  readonly phase: 'deal' | 'offer' | 'exchange' | 'over';
  /** From 1; 0 before the deal. */
  readonly round: number;
  readonly rounds: number;
  readonly first: Seat;
  /** The seat of the current transaction, until its consequences are settled. Only during the exchange. */
  readonly active?: Seat;
  readonly waiting: Waiting;
  readonly seats: readonly SeatView[];
  /** Trophies on the board. */
  readonly board: readonly Trophy[];
  /** Set-aside tiles by place; null if taken. */
  readonly aside: readonly (TileView | null)[];
  /** Tiles that left the game. */
  readonly gone: readonly Tile[];
  /** All purchases and bankings so far, as everybody saw them. */
  readonly trades: readonly Trade[];
  /** Neither revealed, nor the viewer's own, nor spied by it. Buried tiles count as seen. */
  readonly unseen: Unseen;
  readonly may: May;
  readonly end?: { readonly outcome: Count; readonly blue: Blue };
}
