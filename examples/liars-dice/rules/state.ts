import type { Outcome, Seat } from '@sesame/kernel';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** LD6: the wild face. */
export const WILD: Face = 1;

export interface Options {
  readonly dice: number;
  readonly wild: boolean;
}

export interface Bid {
  readonly count: number;
  readonly face: Face;
}

export interface MadeBid extends Bid {
  readonly seat: Seat;
}

export type Move =
  /** By chance: the dice of every seat. */
  | { readonly type: 'roll'; readonly hands: readonly (readonly Face[])[] }
  | ({ readonly type: 'bid' } & Bid)
  | { readonly type: 'doubt' };

/** A round that is over, open to everyone. */
export interface Shown {
  readonly hands: readonly (readonly Face[])[];
  readonly bid: MadeBid;
  readonly doubter: Seat;
  /** How many dice counted for the bid. */
  readonly found: number;
  readonly loser: Seat;
}

export interface State {
  readonly options: Options;
  /** From 1. */
  readonly round: number;
  /** Dice left by seat. */
  readonly dice: readonly number[];
  /** The dice as they lie; undefined until chance has rolled them. */
  readonly hands?: readonly (readonly Face[])[];
  readonly turn: Seat;
  /** The bids of this round, the last one standing. */
  readonly bids: readonly MadeBid[];
  /** The seats that are out, the first one first. */
  readonly out: readonly Seat[];
  /** The last round. */
  readonly shown?: Shown;
}

export interface View {
  readonly options: Options;
  readonly round: number;
  readonly dice: readonly number[];
  /** Your own dice, while they lie. */
  readonly hand?: readonly Face[];
  readonly turn: Seat;
  readonly bids: readonly MadeBid[];
  readonly out: readonly Seat[];
  readonly shown?: Shown;
  /** What you may do: the lowest count you can bid by face (0 for none), and whether you can doubt. */
  readonly may?: { readonly lowest: readonly number[]; readonly doubt: boolean };
  readonly end?: Outcome;
}

export type Event =
  | { readonly type: 'rolled'; readonly round: number }
  | ({ readonly type: 'bid' } & MadeBid)
  | ({ readonly type: 'shown' } & Shown)
  | { readonly type: 'out'; readonly seat: Seat };
