import type { Seat } from '@sesame/kernel';
import type { Card, Chain, Laid, Machine, Options, Plan, Tile } from './pieces.ts';
import type { Round } from './seen.ts';

export type { Event } from './events.ts';
export * from './pieces.ts';
export type * from './seen.ts';

export type Move =
  /** Chance: the discards become the pile, in drawing order. At the start all cards are discards. */
  | { readonly type: 'shuffle'; readonly cards: readonly Card[] }
  /** Chance: five tiles per seat. */
  | { readonly type: 'deal'; readonly hands: readonly (readonly Tile[])[] }
  /** A seat is ready; apart, it opens its own glass. */
  | { readonly type: 'ready' }
  /** A seat takes back that it is ready. */
  | { readonly type: 'not-ready' }
  /** The clock: the race starts, ready or not. */
  | { readonly type: 'start' }
  /** A seat claims "Done!". */
  | { readonly type: 'done'; readonly chain: Chain }
  /** A seat gives up this race. */
  | { readonly type: 'give-up' }
  /** The clock: a glass is empty. */
  | { readonly type: 'empty' }
  | { readonly type: 'build'; readonly lay: readonly Laid[]; readonly swap?: readonly Card[] };

/** How a race ended for a seat. Times are milliseconds since its tiles were revealed. */
export type Finish =
  /** `nth`: order of the claims, which breaks ties. */
  | { readonly type: 'done'; readonly chain: Chain; readonly elapsed: number; readonly nth: number }
  | { readonly type: 'gave-up'; readonly elapsed: number }
  /** The glass was empty. */
  | { readonly type: 'late' };

/** A seat in the race of this round. */
export interface Racer {
  readonly tiles: readonly Tile[];
  /** When its tiles were revealed, in match time; null before it opens its glass (apart). */
  readonly shownAt: number | null;
  /** null while it is racing. */
  readonly finish: Finish | null;
}

/** What a seat owns. */
export interface Workshop {
  /** In the order in which they were drawn. */
  readonly hand: readonly Card[];
  readonly machine: Machine;
  /** Crystals won in this round that are still to be placed. */
  readonly crystals: number;
  /** Its confirmed plan, secret until all have built; null before. */
  readonly plan: Plan | null;
}

/** Cards a seat has yet to draw. */
export interface Owed {
  readonly seat: Seat;
  readonly cards: number;
}

/** Live, before a race. */
interface Waiting {
  readonly type: 'ready';
  /** Tiles by seat, face down for everyone. */
  readonly hands: readonly (readonly Tile[])[];
  /** By seat. */
  readonly ready: readonly boolean[];
  /** When the race starts at the latest, in match time; null before a seat is ready. */
  readonly startsAt: number | null;
}

/** What the match is waiting for. */
export type Stage =
  /** Chance must refill the empty pile; `next` follows when all owed cards are drawn. */
  | { readonly type: 'shuffle'; readonly next: 'round' | 'build' | 'over' }
  | { readonly type: 'deal' }
  | Waiting
  | { readonly type: 'race'; readonly racers: readonly Racer[] }
  | { readonly type: 'build' }
  | { readonly type: 'over' };

export interface State {
  /** The version of the rules that the match began with, if it is not the newest. */
  readonly version?: 1;
  readonly options: Options;
  /** 1 to 9. Rounds 8 and 9 are the final. */
  readonly round: number;
  /** Crystals left in the seven small rooms and, last, in the final room. */
  readonly rooms: readonly number[];
  /** Crystals out of the game: lost ones and leftovers of the final. */
  readonly removed: number;
  readonly seats: readonly Workshop[];
  /** Secret, in drawing order. */
  readonly pile: readonly Card[];
  /** Open. */
  readonly discards: readonly Card[];
  /** Who draws next, in this order. */
  readonly owed: readonly Owed[];
  readonly stage: Stage;
  /** The races that are over. */
  readonly history: readonly Round[];
}
