import type { Outcome, Seat } from '@sesame/kernel';

export const LANGUAGES = ['en', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DIRECTIONS = ['clockwise', 'anticlockwise'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The letter on a safe card, `A` to `Z`. Words use lower case, `a` to `z`. */
export type Letter = string;

/** A place in the circle, 0 to 6 clockwise. */
export type Place = number;

export interface Options {
  readonly language: Language;
  /** PW13: whether a wrong password costs the turn. */
  readonly strict: boolean;
  /** PW20: whether all have as many turns, and chance draws who begins each round. */
  readonly equalTurns: boolean;
  /** PW9: the version of the dictionary. */
  readonly dictionary: number;
}

export type Move =
  /** Chance: the seven safes of the circle, the pile from the top, and the starter. */
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
  /** Chance: who begins the next round. */
  | { readonly type: 'begin'; readonly seat: Seat }
  | { readonly type: 'pass' }
  /** PW21: asks the others to allow a word that is not in the dictionary. */
  | { readonly type: 'propose'; readonly word: string }
  | { readonly type: 'answer'; readonly allows: boolean };

/** A safe on the table. It always has a free space between turns. */
export interface Safe {
  readonly letter: Letter;
  readonly spaces: number;
  /** The owners of its stones, in the order in which they were laid. */
  readonly stones: readonly Seat[];
}

/** The seven places, clockwise; null where the pile had no card left. */
export type Circle = readonly (Safe | null)[];

/** Why a password is wrong (PW9-PW12). Also used as refusal codes. */
export const FAULTS = ['unknown-word', 'used-word', 'contains-used', 'same-root'] as const;
export type FaultCode = (typeof FAULTS)[number];

export interface Fault {
  readonly code: FaultCode;
  /** The earlier word that rules it out; undefined for `unknown-word`. */
  readonly earlier?: string;
}

/** A locked safe, and the owners of the stones that went to the box with it. */
export interface Locked {
  readonly place: Place;
  readonly letter: Letter;
  readonly stones: readonly Seat[];
}

/** A valid password and its result. */
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

/** A completed turn. Words refused in a gentle match are not turns. */
export type Turn =
  | Password
  /** Only in a strict match: no stones were laid. */
  | { readonly type: 'wrong'; readonly seat: Seat; readonly word: string; readonly fault: Fault }
  | { readonly type: 'pass'; readonly seat: Seat };

/** PW21: a word that a player asked the others to allow. */
export interface Proposal {
  readonly seat: Seat;
  readonly word: string;
  /** The number of turns before it: one word can be proposed per turn. */
  readonly turn: number;
  /** The seats that have agreed so far. */
  readonly agreed: readonly Seat[];
  /** Undefined until all have agreed or one has declined. */
  readonly result?: 'allowed' | 'declined';
}

/** The possessions of a seat. */
export interface Side {
  /** Stones in hand. */
  readonly hand: number;
  /** Its stones in the box, which no longer count. */
  readonly box: number;
  /** The letters of its safe cards, in the order in which they were won. */
  readonly cards: readonly Letter[];
}

export interface State {
  readonly options: Options;
  readonly seats: readonly Side[];
  /** Empty before the lay-out. */
  readonly circle: Circle;
  /** From the top. Its order is the only hidden information. */
  readonly pile: readonly Letter[];
  /** The first player; undefined before the lay-out. */
  readonly starter?: Seat;
  /** In order. Their number determines whose turn it is. */
  readonly turns: readonly Turn[];
  /** PW20: who began each round after the first. */
  readonly beginners: readonly Seat[];
  /** PW21: in order. Only the last can be open. */
  readonly proposals: readonly Proposal[];
}

/** PW15, PW16: how a match ended. */
export type Reason = 'out-of-stones' | 'all-passed';

export interface Count extends Outcome {
  /** Stones left per seat, in hand and on the circle: fewest wins. */
  readonly stones: readonly number[];
  /** Safe cards per seat. */
  readonly safes: readonly number[];
}

/** The public state of a seat. */
export interface SeatView extends Side {
  /** Its stones on the circle. */
  readonly circle: number;
  /** `hand` plus `circle`: what counts at the end. */
  readonly left: number;
}

export interface View {
  /** `equalTurns` is left out if it is off, as in matches from before it existed. */
  readonly options: Omit<Options, 'equalTurns'> & { readonly equalTurns?: true };
  readonly phase: 'lay-out' | 'play' | 'over';
  readonly seats: readonly SeatView[];
  readonly circle: Circle;
  /** The number of cards in the pile. */
  readonly pile: number;
  /** The first player; undefined before the lay-out. */
  readonly starter?: Seat;
  /** The seat whose turn it is, while the match runs; undefined until chance has drawn who begins. */
  readonly turn?: Seat;
  /** Passes in a row so far; `passesToEnd` of them end the match. */
  readonly passes: number;
  readonly passesToEnd: number;
  /** All turns so far: passwords, wrong passwords and passes. */
  readonly turns: readonly Turn[];
  /** PW21: the words proposed so far; left out if there are none. */
  readonly proposals?: readonly Proposal[];
  /** What the viewer may do now. */
  readonly may: readonly ('word' | 'pass' | 'propose' | 'answer')[];
  readonly end?: { readonly reason: Reason; readonly outcome: Count };
}

export type Event =
  | { readonly type: 'laid-out'; readonly circle: readonly Letter[]; readonly starter: Seat }
  /** `filled`: the new safes in place of the locked ones; `letter` is null if the pile was empty. */
  | (Password & { readonly filled: readonly { readonly place: Place; readonly letter: Letter | null }[] })
  | { readonly type: 'wrong'; readonly seat: Seat; readonly word: string; readonly fault: Fault }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** PW20: a new round, and who begins it. */
  | { readonly type: 'round'; readonly seat: Seat }
  | { readonly type: 'proposed'; readonly seat: Seat; readonly word: string }
  | { readonly type: 'agreed'; readonly seat: Seat; readonly word: string }
  /** All have agreed to a seat's word. */
  | { readonly type: 'allowed'; readonly seat: Seat; readonly word: string }
  /** `by` declined the word of `seat`. In a strict match, `wrong` follows. */
  | { readonly type: 'declined'; readonly seat: Seat; readonly by: Seat; readonly word: string }
  | { readonly type: 'over'; readonly reason: Reason; readonly outcome: Count };
