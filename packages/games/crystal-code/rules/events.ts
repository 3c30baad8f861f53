import type { Seat } from '@sesame/kernel';
import type { Card, Plan, Tile } from './pieces.ts';
import type { Count, Round } from './seen.ts';

/** What a seat built, seen when all have: how many crystals it placed, and how many it lost. */
export interface Built extends Plan {
  readonly placed: number;
  readonly lost: number;
}

export type Event =
  /** So many cards were shuffled into a new pile. */
  | { readonly type: 'shuffled'; readonly cards: number }
  /** Told to all: a seat drew so many cards. */
  | { readonly type: 'took'; readonly seat: Seat; readonly cards: number }
  /** Told to the seat that drew. */
  | { readonly type: 'drew'; readonly cards: readonly Card[] }
  | { readonly type: 'round'; readonly round: number; readonly room: number }
  | { readonly type: 'ready'; readonly seat: Seat }
  /** Told to a seat when it is shown its tiles. */
  | { readonly type: 'shown'; readonly tiles: readonly Tile[]; readonly endsAt: number }
  /** Live: the glass is turned. */
  | { readonly type: 'race'; readonly endsAt: number }
  /** Told to all; apart only to the seat itself. */
  | { readonly type: 'done' | 'gave-up'; readonly seat: Seat; readonly elapsed: number }
  /** Apart: this seat's race is over. */
  | { readonly type: 'through'; readonly seat: Seat }
  /** The glass is empty. Apart told to the seat whose glass it is. */
  | { readonly type: 'empty' }
  /** The race is over: chains are checked, prizes are given. */
  | { readonly type: 'prizes'; readonly result: Round }
  /** A seat has built, what is secret. */
  | { readonly type: 'built'; readonly seat: Seat }
  /** All have built: what everybody did, by seat. */
  | { readonly type: 'revealed'; readonly builds: readonly Built[] }
  | { readonly type: 'over'; readonly outcome: Count };
