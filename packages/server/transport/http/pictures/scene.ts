import type { Locale } from '@sesame/kernel';
import type { TimeControl, TournamentState } from '@sesame/protocol';

/** What a picture shows: plain JSON, for the thread that draws it. Nothing in it that a stranger could not see. */
export type Scene = { readonly locale: Locale } & (
  | BoardScene
  | ReplayScene
  | TableScene
  | TournamentScene
  | PlayerScene
  | DailyScene
);

/** A position, as spectators see it. */
export interface BoardScene {
  readonly kind: 'board';
  readonly game: string;
  readonly names: readonly string[];
  readonly view: unknown;
}

/** A match that is over, at a ply. */
export interface ReplayScene {
  readonly kind: 'replay';
  readonly game: string;
  readonly names: readonly string[];
  /** The version of the rules. */
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** The inputs up to the ply. */
  readonly inputs: readonly { readonly at: number; readonly by: unknown; readonly move: unknown }[];
}

export interface TableScene {
  readonly kind: 'table';
  readonly game: string;
  readonly pace: TimeControl;
  /** Names by seat; null where nobody sits. */
  readonly seats: readonly (string | null)[];
}

export interface TournamentScene {
  readonly kind: 'tournament';
  readonly game: string;
  readonly name: string;
  readonly state: TournamentState;
  readonly entrants: number;
  /** The first of the standings; before the first round, of the entrants. */
  readonly leaders: readonly { readonly name: string; readonly rank?: number; readonly points?: number }[];
}

export interface PlayerScene {
  readonly kind: 'player';
  readonly name: string;
  readonly isBot: boolean;
  /** The best rating per game, best first. */
  readonly ratings: readonly { readonly game: string; readonly rating: number }[];
}

/** The puzzle of a day. Only its game and day: nothing of the puzzle. */
export interface DailyScene {
  readonly kind: 'daily';
  readonly game: string;
  readonly day: string;
}
