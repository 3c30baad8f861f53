import type { Forfeit, Outcome, Resign, Seat } from '@sesame/kernel';

/** The letters of the crystals, in the order in which the option `colours` adds them. */
export const LETTERS = ['r', 'y', 'b', 'w', 'g', 'p', 'o', 'k'] as const;
export type Letter = (typeof LETTERS)[number];

export interface Options {
  readonly positions: number;
  readonly colours: number;
  readonly attempts: number;
  readonly repeats: boolean;
}

export type Move = { readonly type: 'hide' | 'guess'; readonly code: string } | Resign | Forfeit;

/** Black: right crystal, right place. White: right crystal, wrong place. */
export interface Pins {
  readonly black: number;
  readonly white: number;
}

export interface Guess extends Pins {
  readonly code: string;
}

/** The two seats. A match has no others. */
export type Place = 0 | 1;

/** What lies before a seat: the code it hides, missing until it has, and its guesses of the other's code. */
export interface Side {
  readonly code?: string;
  readonly guesses: readonly Guess[];
}

export interface State {
  readonly options: Options;
  readonly seats: readonly [Side, Side];
  /** The seat that gave up or ran out of time. */
  readonly left?: { readonly seat: Place; readonly how: 'resigned' | 'forfeited' };
}

export type Reason = 'cracked' | 'both-cracked' | 'none-cracked' | 'resigned' | 'forfeited';

export interface SeatView {
  /** Whether the seat has hidden its code. */
  readonly hidden: boolean;
  /** Its code, for its owner, and for all once the match is over. */
  readonly code?: string;
  readonly guesses: readonly Guess[];
}

export interface View {
  readonly options: Options;
  readonly phase: 'hide' | 'guess' | 'over';
  readonly seats: readonly [SeatView, SeatView];
  /** The seat whose guess it is. */
  readonly turn?: Seat;
  /** Seat 0 has cracked the code: seat 1 has one guess left to draw. */
  readonly equalising: boolean;
  /** What the viewer may do now. */
  readonly may: readonly ('hide' | 'guess' | 'resign')[];
  readonly end?: { readonly reason: Reason; readonly outcome: Outcome };
}

export type Event =
  | { readonly type: 'hidden'; readonly seat: Seat }
  | ({ readonly type: 'guessed'; readonly seat: Seat; readonly attempt: number } & Guess)
  | { readonly type: 'equalising' }
  | { readonly type: 'over'; readonly reason: Reason; readonly outcome: Outcome };
