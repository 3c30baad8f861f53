import type { Outcome, Seat } from '@sesame/kernel';
import type { Card, Chain, Machine, Options, Plan, Tile } from './pieces.ts';

/** What a machine is worth. */
export interface Status {
  /** Lines that lead off a card into nothing. */
  readonly open: number;
  /** Spots without a crystal. */
  readonly empty: number;
  /** On spots and printed. */
  readonly crystals: number;
  readonly cards: number;
  /** Closed and filled; not without cards. */
  readonly functions: boolean;
}

/** A seat's race when the round's race is over: nothing of it is secret then. */
export interface Raced {
  readonly tiles: readonly Tile[];
  /** When it was shown its tiles, in match time. Missing if it never opened its glass. */
  readonly shownAt?: number;
  /** Of those who shouted "Done!". */
  readonly chain?: Chain;
  /** Whether that chain is right. */
  readonly right?: boolean;
  /** Milliseconds until it shouted or gave up. Missing if the glass was empty first. */
  readonly elapsed?: number;
}

/** Somebody who finished a race with a right chain, and the prize. */
export interface Finisher {
  readonly seat: Seat;
  readonly elapsed: number;
  readonly crystals: number;
  readonly cards: number;
}

/** A race that is over. */
export interface Round {
  readonly round: number;
  /** The room it was about: 0 to 6, 7 the final room. */
  readonly room: number;
  /** By seat. */
  readonly raced: readonly Raced[];
  /** In finishing order: the first is the winner. Empty: nobody won. */
  readonly finishers: readonly Finisher[];
  /** The winner of both final rounds took all that was left. */
  readonly sweep: boolean;
  /** Crystals that went from the room to the final room. */
  readonly toFinal: number;
}

/**
 * A seat in the race that runs. Live, all see who is done and when. Apart, others are only `racing` (opened or not) or
 * `through`.
 *
 * - `waiting`: the viewer itself has not opened its glass (apart)
 * - `racing`: it may still finish
 * - `done`: it shouted "Done!"; whether its chain is right is found out when the race is over
 * - `gave-up`, `late`: it earns nothing; `late`: its glass is empty (apart; live, the race is over then)
 * - `through`: another seat is done, gave up or is late, nobody knows which (apart)
 */
export interface RacerView {
  readonly is: 'waiting' | 'racing' | 'done' | 'gave-up' | 'late' | 'through';
  /** Milliseconds since its tiles were shown, of `done` and `gave-up`. */
  readonly elapsed?: number;
  /** Of the viewer itself. */
  readonly chain?: Chain;
}

export interface SeatView {
  /** How many cards it holds. */
  readonly cards: number;
  /** The viewer's own; in the end everybody's. In the order in which they were drawn. */
  readonly hand?: readonly Card[];
  /** As all have seen it: without what is being built in this phase. */
  readonly machine: Machine;
  readonly status: Status;
  /** Crystals to place in this building phase. */
  readonly crystals: number;
  /** Live, before a race. */
  readonly ready: boolean;
  /** During a race. */
  readonly race?: RacerView;
  /** It has built in this phase. */
  readonly built: boolean;
  /** The viewer's own, once it has built and as long as others have not. */
  readonly plan?: Plan;
}

/** What the viewer may do now. What is missing it may not. */
export interface May {
  /** Say that it is ready; apart: open its glass. */
  readonly ready?: true;
  /** Shout "Done!" with a chain of its tiles, or give up. */
  readonly done?: true;
  /**
   * Build once. `crystals` are to be placed, on `free` spots so far. `must`: at least one card is to be laid for them.
   * `swap`: two cards may be discarded instead of laying any.
   */
  readonly build?: { readonly crystals: number; readonly free: number; readonly must: boolean; readonly swap: boolean };
}

/** What is counted in the end. */
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
  readonly options: Options;
  /** `shuffle` and `deal` wait for chance. Apart there is no `ready`: races are opened within `race`. */
  readonly stage: 'shuffle' | 'deal' | 'ready' | 'race' | 'build' | 'over';
  /** 1 to 9. Rounds 8 and 9 are the final. */
  readonly round: number;
  /** Where this round's crystals are: 0 to 6, 7 the final room. */
  readonly room: number;
  /** Crystals left in the seven small rooms and, last, in the final room. */
  readonly rooms: readonly number[];
  readonly seats: readonly SeatView[];
  /** Live, before a race: when it starts even if somebody is not ready, in match time. From the first who is ready on. */
  readonly startsAt?: number;
  /** The viewer's tiles, from when it is shown them until the race is over. */
  readonly tiles?: readonly Tile[];
  /** The glass during a race, in match time: everybody's, apart the viewer's own once it is open. */
  readonly glass?: { readonly shownAt: number; readonly endsAt: number };
  /** How many cards can be drawn before the discards are shuffled. */
  readonly pile: number;
  /** They lie open, the last on top. */
  readonly discards: readonly Card[];
  /** The races that are over, with everybody's tiles, chains, times and prizes. During `build` the last is this round's. */
  readonly history: readonly Round[];
  readonly may: May;
  readonly end?: Count;
}
