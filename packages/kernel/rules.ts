import type { OptionsSpec } from './options.ts';
import type { Result } from './result.ts';
import type { Rng } from './rng.ts';

/** A place at the table, from 0. */
export type Seat = number;
export type Viewer = Seat | 'spectator';
/** Who makes an input. Chance and the clock are players like everybody, so a match is its inputs. */
export type Actor = Seat | 'chance' | 'clock';

export interface Input<Move> {
  /** Milliseconds since the match began, not counting time the house was down. */
  readonly at: number;
  readonly by: Actor;
  readonly move: Move;
}

/** What a match waits for. With chance in it nobody else may act before chance has. */
export interface Awaits<Move> {
  readonly seats: readonly Seat[];
  readonly chance?: true;
  /** What the clock will play, and when, unless an input before that changes it. */
  readonly clock?: { readonly at: number; readonly move: Move };
}

/** Tells what happened, for the log and for animation. State is always read from the view. */
export interface Told<Event> {
  readonly to: 'all' | readonly Seat[];
  readonly event: Event;
}

export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Told<Event>[];
}

/** Ranks a seat, 1 the best; equal ranks share. Games add their scores. */
export interface Outcome {
  readonly ranks: readonly number[];
  readonly [detail: string]: unknown;
}

/** The seats that came first. */
export const winnersOf = ({ ranks }: Outcome): readonly Seat[] =>
  ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/** Moves that every resignable game understands. */
export interface Resign {
  readonly type: 'resign';
}
export interface Forfeit {
  readonly type: 'forfeit';
  readonly seat: Seat;
}

/**
 * Where first come is first served. The house orders claims by when they were made, not by when they arrived,
 * and the `at` of a claim is the instant it was credited with.
 */
export interface Race<State, Move> {
  /** When this seat was shown what it races for, as long as it may claim. */
  shown(state: State, seat: Seat): number | undefined;
  isClaim(move: Move): boolean;
  /** The flag among the options with which everybody races alone, in their own time: for matches over days. */
  readonly apart: string;
}

/**
 * A game: pure functions over plain readonly JSON. No clock, no randomness, no I/O.
 * Time comes in as `at`, luck as chance's moves.
 */
export interface Rules<State, Move, View, Options, Event> {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSpec<Options>;
  /** Accepts `Resign` from any seat while the match runs, and `Forfeit` from the clock. */
  readonly resignable: boolean;
  readonly race?: Race<State, Move>;

  /** Loads what matches with these options need, such as a dictionary. Before that they cannot be played. */
  prepare?(options: Options): Promise<void>;
  setup(seats: number, options: Options): State;
  /** Reads a move from JSON of any origin: its shape only, not whether it is allowed now. */
  parseMove(json: unknown): Result<Move>;
  awaits(state: State): Awaits<Move>;
  /** Chance's move. */
  draw(state: State, rng: Rng): Move;
  apply(state: State, input: Input<Move>): Result<Step<State, Event>>;
  outcome(state: State): Outcome | undefined;
  /** Built up from nothing, with what the viewer may do now. */
  view(state: State, viewer: Viewer): View;
  /** Another state that this viewer could not tell apart from this one. */
  resample(state: State, viewer: Viewer, rng: Rng): State;
  /** A random legal move of a seat that is awaited. */
  sample(state: State, seat: Seat, rng: Rng): Move;
  /** What is played for a seat whose time is up. */
  fallback(state: State, seat: Seat): Move | 'forfeit';
}

/** A game whose types are its own business: what the house holds. */
export type AnyRules = Rules<unknown, unknown, unknown, unknown, unknown>;

/** Those who may look at a match of so many seats. */
export const viewersOf = (seats: number): readonly Viewer[] => [...seatsOf(seats), 'spectator'];

export const seatsOf = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** The events of a step that a viewer is told. */
export const eventsFor = <Event>(events: readonly Told<Event>[], viewer: Viewer): Event[] =>
  events.filter(({ to }) => to === 'all' || (viewer !== 'spectator' && to.includes(viewer))).map(({ event }) => event);
