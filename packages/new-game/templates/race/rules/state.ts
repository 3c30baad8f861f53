import type { Outcome, Seat } from '@sesame/kernel';

/** How many can play. */
export const SEATS = { min: 2, max: 4 } as const;

export const COLOURS = ['red', 'yellow', 'blue', 'white', 'green', 'purple', 'orange', 'pink'] as const;
export type Colour = (typeof COLOURS)[number];

/** XX1: two crystals of every colour but one. */
export type Picture = readonly Colour[];
export const CELLS = 2 * COLOURS.length - 1;

/** XX5: the time for an answer. */
export const LIMIT_MS = 30_000;
// #if hidden
/** XX3: the highest stake. */
export const MAX_STAKE = 3;
// #endif

/** What players choose before a match; `options.ts` has labels and ranges. */
export interface Options {
  readonly rounds: number;
  // #if !chance
  //: /** XX2: the number of the course. */
  //: readonly course: number;
  // #endif
  /** XX8: everybody races in their own time, as in correspondence matches. Set by the server. */
  readonly apart: boolean;
  /** XX9: nobody is in a hurry: no time limit, and all right answers count. */
  readonly untimed: boolean;
}

/** Every input of a match is one of these: plain JSON, told apart by `type`. */
export type Move =
  // #if hidden
  | { readonly type: 'ready'; readonly stake: number }
  // #else
  //: | { readonly type: 'ready' }
  // #endif
  | { readonly type: 'point'; readonly cell: number }
  | { readonly type: 'pass' }
  // #if chance
  /** Chance lays out the picture of a round. */
  | { readonly type: 'deal'; readonly picture: Picture }
  // #endif
  /** The clock ends a race. */
  | { readonly type: 'time' };

/** XX4: one answer per round; without a cell, the seat passed or ran out of time. */
export interface Answer {
  readonly cell?: number;
  /** Milliseconds since the picture was shown. */
  readonly time: number;
}

/** A seat in the current round. */
export interface Racer {
  readonly isReady: boolean;
  // #if hidden
  /** XX3: secret until the round is over. */
  readonly stake: number;
  // #endif
  /** When the seat was shown the picture, in match time. */
  readonly shownAt?: number;
  readonly answer?: Answer;
}

/** How a round ended. */
export interface RoundResult {
  readonly picture: Picture;
  readonly answers: readonly Answer[];
  // #if hidden
  readonly stakes: readonly number[];
  // #endif
  readonly winners: readonly Seat[];
}

/** Everything there is to know about a position. Never sent to anybody: players see a `View`. */
export interface State {
  readonly options: Options;
  /** The current round, from 1; above `options.rounds` the match is over. */
  readonly round: number;
  // #if chance
  /** Missing until chance has laid it out. */
  readonly picture?: Picture;
  // #else
  //: readonly picture: Picture;
  // #endif
  readonly racers: readonly Racer[];
  readonly scores: readonly number[];
  readonly last?: RoundResult;
}

export interface RacerView {
  readonly isReady: boolean;
  readonly isDone: boolean;
  /** The answer, where the viewer may see it. */
  readonly answer?: Answer;
  // #if hidden
  /** The own stake. */
  readonly stake?: number;
  // #endif
  readonly score: number;
}

/** What one viewer sees, and what they may do now. */
export interface View {
  readonly round: number;
  readonly rounds: number;
  readonly racers: readonly RacerView[];
  /** Once the viewer's race has begun. */
  readonly picture?: Picture;
  readonly shownAt?: number;
  readonly endsAt?: number;
  readonly may: readonly ('ready' | 'point' | 'pass')[];
  readonly last?: RoundResult;
  readonly end?: Outcome;
}

/** What happened, for the log and for animation. */
export type Event =
  | { readonly type: 'ready'; readonly seat: Seat }
  /** The race has begun for everybody. */
  | { readonly type: 'shown'; readonly round: number }
  /** In a shared race: a wrong answer, which all see. */
  | { readonly type: 'missed'; readonly seat: Seat; readonly cell: number }
  | { readonly type: 'answered'; readonly seat: Seat }
  | ({ readonly type: 'settled'; readonly round: number } & RoundResult)
  | { readonly type: 'over'; readonly outcome: Outcome };
