import type { Forfeit, Outcome, Resign, Seat } from '@sesame/kernel';

/** The crystal letters, in the order in which the option `colours` adds them. */
export const LETTERS = ['r', 'y', 'b', 'w', 'g', 'p', 'o', 'k'] as const;
export type Letter = (typeof LETTERS)[number];

export interface Options {
  readonly positions: number;
  readonly colours: number;
  readonly attempts: number;
  readonly repeats: boolean;
}

export type Move =
  /** CC19: with a salt, 64 hexadecimal digits, the code is sealed. */
  | { readonly type: 'hide'; readonly code: string; readonly salt?: string }
  | { readonly type: 'guess'; readonly code: string }
  | Resign
  | Forfeit;

/** Black: right colour, right place. White: right colour, wrong place. */
export interface Pins {
  readonly black: number;
  readonly white: number;
}

export interface Guess extends Pins {
  readonly code: string;
}

/** One of the two seats. */
export type Place = 0 | 1;

/** CC19: the salt of a code, and the hash that is public. */
export interface SealedWith {
  readonly salt: string;
  readonly seal: string;
}

/** The code of a seat, undefined until it is hidden, and its guesses. */
export interface Side {
  readonly code?: string;
  readonly sealed?: SealedWith;
  readonly guesses: readonly Guess[];
}

export interface State {
  readonly options: Options;
  readonly seats: readonly [Side, Side];
  /** The seat that resigned or ran out of time. */
  readonly left?: { readonly seat: Place; readonly how: 'resigned' | 'forfeited' };
}

export type Reason = 'cracked' | 'both-cracked' | 'none-cracked' | 'resigned' | 'forfeited';

export interface SeatView {
  /** Whether the seat has hidden its code. */
  readonly hidden: boolean;
  /** Its code: visible to its owner, and to everyone once the match is over. */
  readonly code?: string;
  /** CC19: the seal of its code from the first guess on, and the salt with the code. */
  readonly seal?: string;
  readonly salt?: string;
  readonly guesses: readonly Guess[];
}

export interface View {
  readonly options: Options;
  readonly phase: 'hide' | 'guess' | 'over';
  readonly seats: readonly [SeatView, SeatView];
  /** The seat to guess. */
  readonly turn?: Seat;
  /** CC9: seat 0 has cracked the code, and seat 1 has one guess left to draw. */
  readonly equalising: boolean;
  /** What the viewer may do now. */
  readonly may: readonly ('hide' | 'guess' | 'resign')[];
  readonly end?: { readonly reason: Reason; readonly outcome: Outcome };
}

export type Event =
  | { readonly type: 'hidden'; readonly seat: Seat }
  /** `equalising`: CC9, the last guess of seat 1 after seat 0 has cracked the code. */
  | ({ readonly type: 'guessed'; readonly seat: Seat; readonly attempt: number; readonly equalising?: true } & Guess)
  | { readonly type: 'equalising' }
  | { readonly type: 'over'; readonly reason: Reason; readonly outcome: Outcome };
