import type { Input, Told } from '@sesame/kernel';
import type { Check } from './match-check.ts';

/** The position at which a law is checked. */
export interface Context<State, Move, Options, Event> {
  readonly seats: number;
  readonly options: Options;
  readonly ply: number;
  /** The step that led to the state; absent at the setup. */
  readonly before?: State;
  readonly input?: Input<Move>;
  readonly events: readonly Told<Event>[];
}

/** An invariant of every position of every match. */
export interface Law<State, Move, Options, Event> {
  readonly name: string;
  holds(state: State, context: Context<State, Move, Options, Event>): boolean;
}

export type AnyLaw = Law<unknown, unknown, unknown, unknown>;

export const lawHolds =
  (law: AnyLaw): Check =>
  (_, { setting: { seats, options }, positions }) => {
    const broken = positions.find(({ ply, state, input, events }) => {
      const before = positions[ply - 1];
      const reached = input === undefined || before === undefined ? {} : { input, before: before.state };
      return !law.holds(state, { seats, options, ply, events, ...reached });
    });
    return broken === undefined ? undefined : { ply: broken.ply, what: `it breaks the law: ${law.name}` };
  };
