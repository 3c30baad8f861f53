import type { Outcome, Seat } from '@sesame/kernel';

export const CARDS = 9;

export interface Options {
  readonly rounds: number;
  /** Seconds per round. */
  readonly patience: number;
  readonly apart: boolean;
  readonly untimed: boolean;
}

/** What a round shows. */
export interface Deal {
  readonly cards: readonly number[];
  readonly target: number;
}

/** Two different places in `cards`. */
export interface Pair {
  readonly first: number;
  readonly second: number;
}

export type Move =
  /** By chance. */
  | ({ readonly type: 'deal' } & Deal)
  /** By the clock: everybody sees the round; time is up. */
  | { readonly type: 'show' | 'time' }
  /** The claim of the race. */
  | ({ readonly type: 'point' } & Pair)
  /** FS7: apart, a seat opens the round. */
  | { readonly type: 'open' | 'pass' };

/** How a seat's round ended. Without a pair it passed or ran out of time. */
export interface Answer {
  readonly pair?: Pair;
  readonly right: boolean;
  /** Milliseconds since the round was shown to the seat. */
  readonly ms: number;
}

export interface Racer {
  /** When the round was shown to the seat, in match time. Missing until then. */
  readonly shownAt?: number;
  readonly answer?: Answer;
}

/** A round that is over, open to everyone. */
export interface Finished extends Deal {
  readonly answers: readonly (Answer | null)[];
  readonly winners: readonly Seat[];
}

/** A round that is on. */
export interface Race {
  readonly type: 'race';
  readonly deal: Deal;
  /** By seat. */
  readonly racers: readonly Racer[];
}

export type Stage =
  | { readonly type: 'deal' | 'over' }
  /** FS2. */
  | { readonly type: 'ready'; readonly deal: Deal; readonly startsAt: number }
  | Race;

export interface State {
  readonly options: Options;
  /** From 1. */
  readonly round: number;
  readonly points: readonly number[];
  readonly last?: Finished;
  readonly stage: Stage;
}

export interface View {
  readonly options: Options;
  readonly round: number;
  readonly points: readonly number[];
  readonly phase: Stage['type'];
  /** When the round is shown to all. */
  readonly startsAt?: number;
  /** The round, once it was shown to you. */
  readonly deal?: Deal;
  /** When it was shown to you, and when your time is up. */
  readonly race?: { readonly shownAt: number; readonly endsAt?: number };
  /** FS11: who is through with the round. */
  readonly through: readonly boolean[];
  readonly answer?: Answer;
  readonly last?: Finished;
  readonly may: readonly ('open' | 'point' | 'pass')[];
  readonly end?: Outcome;
}

export type Event =
  | { readonly type: 'shown'; readonly round: number }
  | { readonly type: 'through'; readonly seat: Seat }
  | ({ readonly type: 'decided' } & Finished);
