import type { Outcome, Seat } from '@sesame/kernel';

export const LANGUAGES = ['en', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DIRECTIONS = ['clockwise', 'anticlockwise'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The letter on a safe card, `A` to `Z`. Words are written in small letters, `a` to `z`. */
export type Letter = string;

/** A place in the circle, 0 to 6 clockwise. */
export type Place = number;

export interface Options {
  readonly language: Language;
  /** PW13: whether a wrong password costs the turn. */
  readonly strict: boolean;
}

export type Move =
  /** Chance: the seven safes of the circle, the pile from its top, who begins. */
  | {
      readonly type: 'lay-out';
      readonly circle: readonly Letter[];
      readonly pile: readonly Letter[];
      readonly starter: Seat;
    }
  /** The safes in walking order, the first of them with the first letter of the word. */
  | {
      readonly type: 'word';
      readonly word: string;
      readonly direction: Direction;
      readonly safes: readonly Place[];
    }
  | { readonly type: 'pass' };

/** A safe on the table. It always has a free space between turns. */
export interface Safe {
  readonly letter: Letter;
  readonly spaces: number;
  /** Whose stones lie on it, in the order in which they were laid. */
  readonly stones: readonly Seat[];
}

/** The seven places, clockwise; null where the pile had no card any more. */
export type Circle = readonly (Safe | null)[];

/** Why a password is wrong (PW9-PW12). The codes of refusals too. */
export const FAULTS = ['unknown-word', 'used-word', 'contains-used', 'same-root'] as const;
export type FaultCode = (typeof FAULTS)[number];

export interface Fault {
  readonly code: FaultCode;
  /** The earlier word that stands in the way; missing for a word that is not in the dictionary. */
  readonly earlier?: string;
}

/** A safe that was locked, and the seats whose stones went to the box with it. */
export interface Locked {
  readonly place: Place;
  readonly letter: Letter;
  readonly stones: readonly Seat[];
}

/** A good password and what became of it. */
export interface Password {
  readonly type: 'password';
  readonly seat: Seat;
  readonly word: string;
  readonly direction: Direction;
  /** In walking order. */
  readonly safes: readonly Place[];
  /** The letters of those safes, in walking order: `GRIES`. */
  readonly letters: string;
  /** In walking order; empty if no safe was full. */
  readonly locked: readonly Locked[];
}

/** A turn that was taken. Attempts that a gentle match refused are not among them. */
export type Turn =
  | Password
  /** Only in a strict match: nothing was laid. */
  | { readonly type: 'wrong'; readonly seat: Seat; readonly word: string; readonly fault: Fault }
  | { readonly type: 'pass'; readonly seat: Seat };

/** All that belongs to a seat. */
export interface Side {
  /** Stones in front of it. */
  readonly hand: number;
  /** Its stones in the box, safe for good. */
  readonly box: number;
  /** The letters of the safe cards it has won, in the order in which it won them. */
  readonly cards: readonly Letter[];
}

export interface State {
  readonly options: Options;
  readonly seats: readonly Side[];
  /** Empty before the lay-out. */
  readonly circle: Circle;
  /** The top first. Its order is the only secret of the game. */
  readonly pile: readonly Letter[];
  /** The first player; missing before the lay-out. */
  readonly starter?: Seat;
  /** From the first. Whose turn it is follows from their number. */
  readonly turns: readonly Turn[];
}

/** PW15, PW16: how a match ended. */
export type Reason = 'out-of-stones' | 'all-passed';

export interface Count extends Outcome {
  /** Stones left a seat, in front of it and on the circle: fewest wins. */
  readonly stones: readonly number[];
  /** Safe cards a seat. */
  readonly safes: readonly number[];
}

/** What lies before a seat, for all to see. */
export interface SeatView extends Side {
  /** Its stones on the safes of the circle. */
  readonly circle: number;
  /** `hand` and `circle` together: what would be counted now. */
  readonly left: number;
}

export interface View {
  readonly options: Options;
  readonly phase: 'lay-out' | 'play' | 'over';
  readonly seats: readonly SeatView[];
  readonly circle: Circle;
  /** How many cards are in the pile. */
  readonly pile: number;
  /** The first player; missing before the lay-out. */
  readonly starter?: Seat;
  /** The seat whose turn it is, while the match runs. */
  readonly turn?: Seat;
  /** Passes in a row up to now; the match ends with `passesToEnd` of them. */
  readonly passes: number;
  readonly passesToEnd: number;
  /** Everything that was said, from the first turn: good passwords, wrong ones, passes. */
  readonly turns: readonly Turn[];
  /** What the viewer may do now. */
  readonly may: readonly ('word' | 'pass')[];
  readonly end?: { readonly reason: Reason; readonly outcome: Count };
}

export type Event =
  | { readonly type: 'laid-out'; readonly circle: readonly Letter[]; readonly starter: Seat }
  /** Stones are laid, full safes are locked, new ones take their places: `letter` null where the pile had none. */
  | (Password & { readonly filled: readonly { readonly place: Place; readonly letter: Letter | null }[] })
  | { readonly type: 'wrong'; readonly seat: Seat; readonly word: string; readonly fault: Fault }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'over'; readonly reason: Reason; readonly outcome: Count };
