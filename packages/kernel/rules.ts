import type { OptionsSpec } from './options.ts';
import type { Result } from './result.ts';
import type { Rng } from './rng.ts';
import type { Seal } from './seal.ts';

/** A seat number, from 0. */
export type Seat = number;
export type Viewer = Seat | 'spectator';
/** Who makes an input. Chance and the clock are actors too, so that a match is fully described by its inputs. */
export type Actor = Seat | 'chance' | 'clock';

export interface Input<Move> {
  /** Milliseconds since the match began, excluding server downtime. */
  readonly at: number;
  readonly by: Actor;
  readonly move: Move;
}

/** What a match waits for. If `chance` is set, nobody else may act before chance. */
export interface Awaits<Move> {
  readonly seats: readonly Seat[];
  readonly chance?: true;
  /** The clock’s next move and its time, unless an earlier input changes it. */
  readonly clock?: { readonly at: number; readonly move: Move };
}

/** An event and who may see it, for the log and animation. State is always read from the view. */
export interface Told<Event> {
  readonly to: 'all' | readonly Seat[];
  readonly event: Event;
}

export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Told<Event>[];
}

/** Ranks by seat; 1 is best, ties share a rank. Games may add scores. */
export interface Outcome {
  readonly ranks: readonly number[];
  readonly [detail: string]: unknown;
}

/** The seats with rank 1. */
export const winnersOf = ({ ranks }: Outcome): readonly Seat[] =>
  ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/** Moves of every resignable game. */
export interface Resign {
  readonly type: 'resign';
}
export interface Forfeit {
  readonly type: 'forfeit';
  readonly seat: Seat;
}

/**
 * A race: the first claim wins. The server orders claims by when they were made, not by when they arrived, and `at` is the
 * time a claim was credited with.
 */
export interface Race<State, Move> {
  /** When the race was revealed to this seat; undefined if it may not claim. */
  shown(state: State, seat: Seat): number | undefined;
  isClaim(move: Move): boolean;
  /** Whether a claim is right, in the position in which it was accepted. */
  isRight(state: State, move: Move): boolean;
  /** Who has won the last race that is over; undefined if nobody has. */
  lastWinner(state: State): Seat | undefined;
  /** Whether the match waits until everyone is ready. Bots are ready when all people are. */
  isReadying(state: State): boolean;
  /** The option with which everybody races separately in their own time, for correspondence matches. */
  readonly apart: string;
  /** The option with which the match waits until everyone is ready, if it is one; the server sets it for shared races. */
  readonly ready?: string;
  /** The option with which no clock runs and it does not matter who is first. Then everybody races separately, too. */
  readonly untimed: string;
}

/** Whether players race against each other, rather than each in their own time. */
export const isSharedRace = ({ race }: Pick<AnyRules, 'race'>, options: Readonly<Record<string, unknown>>): boolean =>
  race !== undefined && options[race.apart] !== true && options[race.untimed] !== true;

/**
 * The rules of a game: pure functions over plain readonly JSON, without clock, randomness or I/O. Time comes in as `at`,
 * luck as chance's moves.
 */
export interface Rules<State, Move, View, Options, Event> {
  readonly id: string;
  /** The version that new matches begin with. It is raised whenever the same inputs would lead to something else. */
  readonly version: number;
  /** Earlier versions whose matches are still played and replayed. `setup` makes a state that follows one of them. */
  readonly earlierVersions?: readonly number[];
  /** The version that a match really began with, where the number and the options written with it tell more than the number. */
  begunWith?(written: number, options: Readonly<Record<string, unknown>>): number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSpec<Options>;
  /** Whether seats may `Resign` at any time, and the clock may `Forfeit` them. */
  readonly resignable: boolean;
  readonly race?: Race<State, Move>;

  /** Loads what matches with these options need, such as a dictionary. Must be awaited before playing or replaying. */
  prepare?(options: Options): Promise<void>;
  /** The state before the first input. Without a version, by the newest. */
  setup(seats: number, options: Options, version?: number): State;
  /** Parses a move from untrusted JSON. Checks its shape only, not whether it is legal. */
  parseMove(json: unknown): Result<Move>;
  awaits(state: State): Awaits<Move>;
  /** Draws chance’s move. */
  draw(state: State, rng: Rng): Move;
  apply(state: State, input: Input<Move>): Result<Step<State, Event>>;
  outcome(state: State): Outcome | undefined;
  /** The points by seat so far, more is better, where the winner has most: tells bots and `sesame balance` who is ahead. */
  score?(state: State): readonly number[];
  /** What a viewer sees and may do now. Built up from nothing, so that nothing leaks by default. */
  view(state: State, viewer: Viewer): View;
  /** Hidden values that are sealed and final: their salted hashes, and what opens them once they are revealed. */
  seals?(view: View): readonly Seal[];
  /** A random state that this viewer cannot distinguish from this one (determinization). */
  resample(state: State, viewer: Viewer, rng: Rng): State;
  /**
   * Any state that an awaited seat could not tell from the real one, made from its view alone; `resample` then gives random
   * ones. With it the bots for any game (`@sesame/general-bots`) can play: they get a view, and never the state.
   */
  imagine?(view: View, seat: Seat, rng: Rng): State;
  /** A random legal move of an awaited seat. */
  sample(state: State, seat: Seat, rng: Rng): Move;
  /** The move of a seat that runs out of time. */
  fallback(state: State, seat: Seat): Move | 'forfeit';
}

/** `Rules` without type parameters, for code that handles any game. */
export type AnyRules = Rules<unknown, unknown, unknown, unknown, unknown>;

/** All seats, and the spectator. */
export const viewersOf = (seats: number): readonly Viewer[] => [...seatsOf(seats), 'spectator'];

export const seatsOf = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** The events that a viewer may see. */
export const eventsFor = <Event>(events: readonly Told<Event>[], viewer: Viewer): Event[] =>
  events.filter(({ to }) => to === 'all' || (viewer !== 'spectator' && to.includes(viewer))).map(({ event }) => event);
