import type { Forfeit, Resign, Seat } from './rules.ts';

/**
 * Lantern: the smallest game that has everything a game can have, for tests of the platform itself. Each round chance
 * deals every seat a wick that only its owner sees. A seat sets its flame as often as it likes, may peek at one
 * other wick and swap its own, and lights up; a gust lights all that are late. Wick and flame are the lantern's
 * brightness; above nine it goes out. The brightest of a round score.
 */
export interface Options {
  readonly rounds: number;
  readonly peeking: boolean;
  readonly oil: 'thin' | 'rich';
}

export interface Lantern {
  readonly wick: number;
  readonly flame: number;
  readonly lit: boolean;
  readonly swapped: boolean;
  /** Whose wick it has looked at this round. */
  readonly peeked?: Seat;
}

export interface State {
  readonly options: Options;
  /** Rounds that are over. */
  readonly round: number;
  readonly lanterns: readonly Lantern[];
  readonly scores: readonly number[];
  /** When the gust comes; missing until the wicks are dealt. */
  readonly gust?: number;
  /** The seat that chance owes another wick. */
  readonly swapping?: Seat;
  /** How bright the lanterns of the last round were. */
  readonly shown?: readonly number[];
  readonly left?: Seat;
}

export type Move =
  | { readonly type: 'deal'; readonly wicks: readonly number[] }
  | { readonly type: 'wick'; readonly wick: number }
  | { readonly type: 'set'; readonly flame: number }
  | { readonly type: 'peek'; readonly seat: Seat }
  | { readonly type: 'swap' | 'light' | 'gust' }
  | Resign
  | Forfeit;

export interface View {
  readonly round: number;
  readonly lit: readonly boolean[];
  readonly scores: readonly number[];
  readonly shown?: readonly number[];
  readonly own?: Lantern;
  readonly peekedWick?: number;
  readonly may: readonly ('set' | 'peek' | 'swap' | 'light')[];
}

export type Event =
  | { readonly type: 'wick' | 'peeked'; readonly wick: number }
  | { readonly type: 'lit'; readonly seats: readonly Seat[] }
  | { readonly type: 'shown'; readonly brightness: readonly number[] };
