import type { Outcome, Seat } from '@sesame/kernel';
import type { Card, Chain, Machine, Options, Plan, Tile } from './pieces.ts';

/** Status of a machine. */
export interface Status {
  /** Open lines. */
  readonly open: number;
  /** Spots without a crystal. */
  readonly empty: number;
  /** On spots and printed. */
  readonly crystals: number;
  readonly cards: number;
  /** XC30: closed and filled, with at least one card. */
  readonly functions: boolean;
}

/** A seat's finished race, open to everyone. */
export interface Raced {
  readonly tiles: readonly Tile[];
  /** When its tiles were revealed, in match time. Missing if it never opened its glass. */
  readonly shownAt?: number;
  /** Only after "Done!". */
  readonly chain?: Chain;
  /** Whether that chain is right. */
  readonly right?: boolean;
  /** Milliseconds until "Done!" or giving up. Missing if the glass ran out. */
  readonly elapsed?: number;
}

/** A seat that finished with a right chain, and its prize. */
export interface Finisher {
  readonly seat: Seat;
  readonly elapsed: number;
  readonly crystals: number;
  readonly cards: number;
}

/** A race that is over. */
export interface Round {
  readonly round: number;
  /** The room raced for: 0 to 6, or 7 for the final room. */
  readonly room: number;
  /** By seat. */
  readonly raced: readonly Raced[];
  /** In finishing order: the first is the winner. Empty: nobody won. */
  readonly finishers: readonly Finisher[];
  /** XC41: all finishers are paid alike, and nobody is the winner; they are in seat order. Missing if they raced. */
  readonly equal?: true;
  /** XC19: the winner of both final rounds took everything left. */
  readonly sweep: boolean;
  /** Crystals moved to the final room. */
  readonly toFinal: number;
}

/**
 * A seat in the running race. Live, everyone sees who is done and when. Apart, other seats are either `racing` (opened
 * or not) or `through`.
 *
 * - `waiting`: the viewer has not opened its glass yet (apart)
 * - `racing`: it may still finish
 * - `done`: it claimed "Done!"; the chain is checked when the race is over
 * - `gave-up`, `late`: it wins nothing; `late`: its glass is empty (apart only, as a live race is over then)
 * - `through`: another seat has finished, without saying how (apart)
 */
export interface RacerView {
  readonly is: 'waiting' | 'racing' | 'done' | 'gave-up' | 'late' | 'through';
  /** Milliseconds since its tiles were revealed, for `done` and `gave-up`. */
  readonly elapsed?: number;
  /** The viewer's own. */
  readonly chain?: Chain;
}

export interface SeatView {
  /** Number of cards in hand. */
  readonly cards: number;
  /** The viewer's own; at the end everyone's. In drawing order. */
  readonly hand?: readonly Card[];
  /** As revealed: without plans of this phase. */
  readonly machine: Machine;
  readonly status: Status;
  /** Crystals to place in this building phase. */
  readonly crystals: number;
  /** Live, before a race. */
  readonly ready: boolean;
  /** During a race. */
  readonly race?: RacerView;
  /** Whether it has built in this phase. */
  readonly built: boolean;
  /** The viewer's own confirmed plan, until all have built. */
  readonly plan?: Plan;
}

/** The viewer's legal actions. */
export interface May {
  /** Ready; apart: open its glass. */
  readonly ready?: true;
  /** Take back that it is ready. */
  readonly notReady?: true;
  /** Claim "Done!" or give up. */
  readonly done?: true;
  /**
   * Build. `crystals` must be placed on spots, of which `free` exist. `must`: at least one card has to be laid for
   * them. `swap`: two cards may be discarded instead of laying any.
   */
  readonly build?: { readonly crystals: number; readonly free: number; readonly must: boolean; readonly swap: boolean };
}

/** Final count of a seat. */
export interface Tally {
  readonly crystals: number;
  readonly functions: boolean;
  /** In the machine. */
  readonly cards: number;
  /** Cards in hand. */
  readonly hand: number;
}

export interface Count extends Outcome {
  readonly detail: readonly Tally[];
}

export interface View {
  readonly options: Omit<Options, 'untimed'>;
  /** XC40. Missing if off, so that views of older records stay as they were. */
  readonly untimed?: true;
  /** `shuffle` and `deal` wait for chance. Apart there is no `ready`: races are opened within `race`. */
  readonly stage: 'shuffle' | 'deal' | 'ready' | 'race' | 'build' | 'over';
  /** 1 to 9. Rounds 8 and 9 are the final. */
  readonly round: number;
  /** The room of this round: 0 to 6, or 7 for the final room. */
  readonly room: number;
  /** Crystals left in the seven small rooms and, last, in the final room. */
  readonly rooms: readonly number[];
  readonly seats: readonly SeatView[];
  /** Live, before a race: when it starts at the latest, in match time; set once one seat is ready. */
  readonly startsAt?: number;
  /** The viewer's tiles, while revealed. */
  readonly tiles?: readonly Tile[];
  /** The running glass, in match time: the shared one or, apart, the viewer's own. Untimed there is none. */
  readonly glass?: { readonly shownAt: number; readonly endsAt: number };
  /** Cards left in the pile. */
  readonly pile: number;
  /** Open, the last on top. */
  readonly discards: readonly Card[];
  /** Finished races. During `build` the last is this round's. */
  readonly history: readonly Round[];
  readonly may: May;
  readonly end?: Count;
}
