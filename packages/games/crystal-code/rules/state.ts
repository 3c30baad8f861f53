import type { Seat } from '@sesame/kernel';
import type { Card, Chain, Laid, Machine, Options, Plan, Tile } from './pieces.ts';
import type { Round } from './seen.ts';

export type { Event } from './events.ts';
export * from './pieces.ts';
export type * from './seen.ts';

export type Move =
  /** Chance: the discards become the pile, in drawing order. At the start all cards are discards. */
  | { readonly type: 'shuffle'; readonly cards: readonly Card[] }
  /** Chance: five tiles a seat. */
  | { readonly type: 'deal'; readonly hands: readonly (readonly Tile[])[] }
  /** A seat is ready to be shown its tiles; apart, it opens its own glass. */
  | { readonly type: 'ready' }
  /** The clock: the race starts without those who are not ready. */
  | { readonly type: 'start' }
  /** A seat shouts "Done!". The claim of the race. */
  | { readonly type: 'done'; readonly chain: Chain }
  /** A seat stops looking for a chain in this round. */
  | { readonly type: 'give-up' }
  /** The clock: a glass is empty. */
  | { readonly type: 'empty' }
  | { readonly type: 'build'; readonly lay: readonly Laid[]; readonly swap?: readonly Card[] };

/** How a race ended for a seat. Times are milliseconds since the seat was shown its tiles. */
export type Finish =
  /** `nth` in the order in which chains were shouted in this round, which settles equal times. */
  | { readonly type: 'done'; readonly chain: Chain; readonly elapsed: number; readonly nth: number }
  | { readonly type: 'gave-up'; readonly elapsed: number }
  /** The glass was empty. */
  | { readonly type: 'late' };

/** A seat in the race of this round. */
export interface Racer {
  readonly tiles: readonly Tile[];
  /** When it was shown its tiles, in match time; null as long as it has not opened its glass (apart). */
  readonly shownAt: number | null;
  /** null while it may still race. */
  readonly finish: Finish | null;
}

/** All that belongs to a seat from round to round. */
export interface Workshop {
  /** In the order in which they were drawn. */
  readonly hand: readonly Card[];
  readonly machine: Machine;
  /** Crystals won in this round that are still to be placed. */
  readonly crystals: number;
  /** What it builds in this phase, secret until all have built; null before. */
  readonly plan: Plan | null;
}

/** Cards that a seat is still to draw. */
export interface Owed {
  readonly seat: Seat;
  readonly cards: number;
}

/** Live, before a race. */
interface Waiting {
  readonly type: 'ready';
  /** The tiles, by seat. They lie face down: nobody has seen any, not even the own. */
  readonly hands: readonly (readonly Tile[])[];
  /** By seat. */
  readonly ready: readonly boolean[];
  /** When the race starts anyway, in match time; null before the first is ready. */
  readonly startsAt: number | null;
}

/** What the match waits for. */
export type Stage =
  /** Chance, as the pile is empty and cards are owed. What comes when all are drawn. */
  | { readonly type: 'shuffle'; readonly next: 'round' | 'build' | 'over' }
  | { readonly type: 'deal' }
  | Waiting
  | { readonly type: 'race'; readonly racers: readonly Racer[] }
  | { readonly type: 'build' }
  | { readonly type: 'over' };

export interface State {
  readonly options: Options;
  /** 1 to 9. Rounds 8 and 9 are the final. */
  readonly round: number;
  /** Crystals left in the seven small rooms and, last, in the final room. */
  readonly rooms: readonly number[];
  /** Crystals that left the game: lost ones, and what nobody got in the end. */
  readonly removed: number;
  readonly seats: readonly Workshop[];
  /** In drawing order. Nobody knows it. */
  readonly pile: readonly Card[];
  /** They lie open. */
  readonly discards: readonly Card[];
  /** Who draws next, in this order. */
  readonly owed: readonly Owed[];
  readonly stage: Stage;
  /** The races that are over. */
  readonly history: readonly Round[];
}
