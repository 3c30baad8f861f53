import type { Input, Told } from '@sesame/kernel';
import type { Check } from './match-check.ts';

/** Where in a match a law is looked at. */
export interface Context<State, Move, Options, Event> {
  readonly seats: number;
  readonly options: Options;
  readonly ply: number;
  /** How the state came about: none of these at the set-up. */
  readonly before?: State;
  readonly input?: Input<Move>;
  readonly events: readonly Told<Event>[];
}

/** Something that holds at every ply of every match of a game. */
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
