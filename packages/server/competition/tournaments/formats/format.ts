import type { TieBreak } from '@sesame/protocol';
import type { Meeting } from '../meeting.ts';
import type { Standing } from '../standings/standings.ts';

/** Entrant numbers per table, in seat order. A single one has a bye. */
export type Meetings = readonly (readonly number[])[];

/** A meeting with the time of its end. */
export interface Played extends Meeting {
  readonly endedAt?: number;
}

/** What a format goes by: the rows of a running tournament. */
export interface Field {
  /** All entrants, in the order of the draw. */
  readonly order: readonly number[];
  /** Entrants who can be paired: not withdrawn, removed or away. */
  readonly active: ReadonlySet<number>;
  readonly bots: ReadonlySet<number>;
  readonly meetings: readonly Played[];
  /** The current round; 0 before the first. */
  readonly round: number;
  readonly rounds: number;
  /** Preferred players per table, and the fewest that the game takes. */
  readonly size: number;
  readonly min: number;
  /** Of the draw. */
  readonly seed: string;
  readonly now: number;
  /** When no more matches start, for formats that run by time. */
  readonly endsAt?: number;
}

/** What comes next: wait for matches, end the tournament, or start matches in a round. */
export type Turn = 'wait' | 'end' | { readonly round: number; readonly meetings: Meetings };

/** A tournament format: how entrants are paired and ranked. */
export interface Format {
  /** In order. Entrants equal in all of them share a rank. */
  readonly tieBreaks: readonly TieBreak[];
  /** Entrants without whom it is called off. */
  readonly minEntrants: number;
  /** Whether one can enter, leave and come back while it runs. */
  readonly isOpenEnded: boolean;
  /** Number of rounds with so many entrants. */
  rounds(entrants: number, requested: number): number;
  next(field: Field): Turn;
  standings(field: Pick<Field, 'order' | 'active' | 'meetings'>): readonly Standing[];
}
