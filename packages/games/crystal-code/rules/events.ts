import type { Seat } from '@sesame/kernel';
import type { Card, Plan, Tile } from './pieces.ts';
import type { Count, Round } from './seen.ts';

/** A revealed plan, with the crystals placed and lost. */
export interface Built extends Plan {
  readonly placed: number;
  readonly lost: number;
}

export type Event =
  /** Cards were shuffled into a new pile. */
  | { readonly type: 'shuffled'; readonly cards: number }
  /** To all: a seat drew cards. */
  | { readonly type: 'took'; readonly seat: Seat; readonly cards: number }
  /** To the seat that drew. */
  | { readonly type: 'drew'; readonly cards: readonly Card[] }
  | { readonly type: 'round'; readonly round: number; readonly room: number }
  | { readonly type: 'ready' | 'not-ready'; readonly seat: Seat }
  /** To a seat: its tiles are revealed. `endsAt` is missing without a glass. */
  | { readonly type: 'shown'; readonly tiles: readonly Tile[]; readonly endsAt?: number }
  /** Live: the glass is turned. */
  | { readonly type: 'race'; readonly endsAt: number }
  /** To all; apart, to the seat only. */
  | { readonly type: 'done' | 'gave-up'; readonly seat: Seat; readonly elapsed: number }
  /** Apart: this seat's race is over. */
  | { readonly type: 'through'; readonly seat: Seat }
  /** The glass is empty; apart, to its owner only. */
  | { readonly type: 'empty' }
  /** The race is over: chains are checked, prizes are given. */
  | { readonly type: 'prizes'; readonly result: Round }
  /** A seat has confirmed its secret plan. */
  | { readonly type: 'built'; readonly seat: Seat }
  /** All plans, by seat. */
  | { readonly type: 'revealed'; readonly builds: readonly Built[] }
  | { readonly type: 'over'; readonly outcome: Count };
