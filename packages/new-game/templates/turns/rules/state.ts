import type { Forfeit, Outcome, Resign, Seat } from '@sesame/kernel';

/** How many can play. */
export const SEATS = { min: 2, max: 4 } as const;

export const COLOURS = ['red', 'yellow', 'blue', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** XX2: the crystals on offer at a time. */
export const MARKET_SIZE = 5;

/** What players choose before a match; `options.ts` has labels and ranges. */
export interface Options {
  /** XX5: swaps per player. */
  readonly swaps: number;
}

/** Every input of a match is one of these: plain JSON, told apart by `type`. */
export type Move =
  | { readonly type: 'take'; readonly place: number }
  | { readonly type: 'swap'; readonly own: number; readonly place: number }
  | { readonly type: 'claim'; readonly colour: Colour }
  // #if hidden
  | { readonly type: 'favour'; readonly colour: Colour }
  // #endif
  // #if chance
  | { readonly type: 'deal'; readonly colours: readonly Colour[] }
  // #endif
  | Resign
  | Forfeit;

export interface Player {
  readonly crystals: readonly Colour[];
  readonly swaps: number;
  readonly claim?: Colour;
  // #if hidden
  /** XX3: secret until the end of the match; missing until it is chosen. */
  readonly favourite?: Colour;
  // #endif
}

/** Everything there is to know about a position. Never sent to anybody: players see a `View`. */
export interface State {
  readonly options: Options;
  readonly market: readonly Colour[];
  // #if chance
  /** XX2: what is left to draw, by colour. It has no order until chance draws from it. */
  readonly bag: Readonly<Record<Colour, number>>;
  // #else
  //: /** XX2: what comes after the market, in the order in which it comes. */
  //: readonly supply: readonly Colour[];
  // #endif
  readonly players: readonly Player[];
  readonly turn: Seat;
  /** The seat that resigned or ran out of time. */
  readonly left?: Seat;
}

export const MOVES = ['take', 'swap', 'claim'] as const;

export interface PlayerView {
  readonly crystals: readonly Colour[];
  readonly swaps: number;
  readonly claim?: Colour;
  // #if hidden
  /** Whether the favourite is chosen; anybody may know that. */
  readonly hasFavourite: boolean;
  /** The favourite itself: for its owner, and for everybody at the end. */
  readonly favourite?: Colour;
  // #endif
  /** Points so far, as far as the viewer may know them. */
  readonly score: number;
}

/** What one viewer sees, and what they may do now. */
export interface View {
  readonly market: readonly Colour[];
  /** Crystals that are still to come. */
  readonly left: number;
  readonly players: readonly PlayerView[];
  /** Whose turn it is. */
  readonly turn?: Seat;
  // #if hidden
  readonly mayFavour: boolean;
  // #endif
  readonly may: readonly (typeof MOVES)[number][];
  readonly end?: Outcome;
}

/** What happened, for the log and for animation. */
export type Event =
  // #if hidden
  | { readonly type: 'favoured'; readonly seat: Seat }
  // #endif
  // #if chance
  | { readonly type: 'dealt'; readonly colours: readonly Colour[] }
  // #endif
  | { readonly type: 'took'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly gave: Colour; readonly got: Colour }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'over'; readonly outcome: Outcome };
