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
  Trophy,
} from './pieces.ts';

/** A tile as somebody sees it: its back, and its face where they know it. */
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

/** A pile of which the top is visible. Its owner knows all of it, bottom first; so does everybody in the end. */
export interface StackView {
  readonly count: number;
  readonly top?: Tile;
  readonly tiles?: readonly Tile[];
}

export interface CollectionView {
  /** Genuine orange, green and pink tiles, in the order in which they joined. */
  readonly open: readonly Tile[];
  readonly blue: StackView;
  readonly fakes: StackView;
}

export interface SeatView {
  /** What is not staked. The stakes of others leave their purses when all offers are shown. */
  readonly purse: number;
  /** Own tiles in the order in which they were drawn; others' backs by colour, with what lies on a secret stall. */
  readonly hand: readonly TileView[];
  /** Its two offers of this round are in. */
  readonly offered: boolean;
  /** What lies on it. Others' stalls look empty until all offers are shown. */
  readonly stall: Stall<OfferView>;
  readonly collection: CollectionView;
  /** In the order in which they were claimed; in the end with those for blue. */
  readonly trophies: readonly Trophy[];
  readonly token: Token;
  /** How many tiles it can still draw. */
  readonly reserve: number;
  /** Transactions it has left in this round. */
  readonly turnsLeft: number;
}

/** What the match waits for, and whom. The same for all viewers. */
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

/** From the least to the most, both allowed. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Why an offer cannot be chosen: somebody reserved it, or the own reservation comes first. */
export type Barred = 'reserved' | 'reservation-first';

/** An offer on another stall, for the seat whose turn it is. */
export interface Choice extends Spot {
  /** Why it cannot be chosen at all. The rest is missing then. */
  readonly barred?: Barred;
  /** What a purchase costs, and whether the purse has it. */
  readonly buy?: { readonly price: number; readonly payable: boolean };
  /** The stake that banking takes. */
  readonly bank?: { readonly stake: number };
  /** The sums that can be named before a token. */
  readonly bid?: Range;
}

/** What the viewer may do now. What is missing it may not. */
export interface May {
  readonly offer?: {
    /** What each of two prices may be. */
    readonly price: Range;
    /** What they may be together. */
    readonly sum: Range;
    /** What the only price may be beside the token. Missing if the token cannot be used. */
    readonly besideToken?: Range;
  };
  /** Every offer on another stall. */
  readonly choose?: readonly Choice[];
  /** Own columns that can be repacked: only when no other offer can be chosen. */
  readonly repack?: readonly Column[];
  /** Trophies that can be claimed, the most valuable first. Or decline. */
  readonly claim?: readonly Trophy[];
  /** Keeping costs the sum again, so the purse must have it. Selling is always possible. */
  readonly answer?: { readonly sum: number; readonly keep: boolean };
  /** Tiles to give and places of set-aside tiles to take. Or pass. */
  readonly recycle?: { readonly give: readonly Tile[]; readonly take: readonly number[] };
  /** Tiles to give for buying the chosen offer at this price. Or pass. */
  readonly preempt?: { readonly give: readonly Tile[]; readonly price: number };
  /** Offers that can be reserved. Or pass, in the window that opens an exchange. */
  readonly reserve?: readonly Spot[];
  /** Offers whose face the viewer does not know and can look at. */
  readonly spy?: readonly Spot[];
  /** The match waits for a power that can be declined. */
  readonly pass?: true;
}

/** The parts of a score: together they are the score. */
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

/** How blue was counted in the end. */
export interface Blue {
  readonly crystals: readonly number[];
  readonly most?: Seat;
  readonly second?: Seat;
}

/** Of every colour, how many tiles of every kind the viewer has never seen. */
export type Unseen = Readonly<Record<Colour, Readonly<Record<Kind, number>>>>;

export interface View {
  readonly options: Options;
  readonly phase: 'deal' | 'offer' | 'exchange' | 'over';
  /** From 1; 0 before the deal. */
  readonly round: number;
  readonly rounds: number;
  readonly first: Seat;
  /** The seat whose transaction it is, or was as long as it has consequences. Only during the exchange. */
  readonly active?: Seat;
  readonly waiting: Waiting;
  readonly seats: readonly SeatView[];
  /** Trophies on the board. */
  readonly board: readonly Trophy[];
  /** The set-aside tiles by place; null where one was taken. */
  readonly aside: readonly (TileView | null)[];
  /** Tiles that left the game. */
  readonly gone: readonly Tile[];
  /** What is neither turned up before all, nor the viewer's own, nor spied by it. Buried tiles count as seen. */
  readonly unseen: Unseen;
  readonly may: May;
  readonly end?: { readonly outcome: Count; readonly blue: Blue };
}
