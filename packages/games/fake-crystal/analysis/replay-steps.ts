import { type AnyRules, type MatchRecord, type Position, replay } from '@sesame/kernel';
import { rules } from '../rules/index.ts';
import type { Event, Move, State } from '../rules/state.ts';

/** One input of a record: the state before it and its events. */
export interface Step {
  readonly before: State;
  readonly events: readonly Event[];
}

/** Steps of a record; undefined if it cannot be replayed. */
export const stepsOf = (record: MatchRecord): readonly Step[] | undefined => {
  const replayed = replay(rules as unknown as AnyRules, record);
  if (!replayed.ok) return undefined;
  const positions = replayed.value.positions as readonly Position<State, Move, Event>[];
  return positions.slice(1).flatMap(({ events }, index) => {
    const before = positions[index]?.state;
    return before ? [{ before, events: events.map(({ event }) => event) }] : [];
  });
};
