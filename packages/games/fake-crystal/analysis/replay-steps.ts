import { type AnyRules, type MatchRecord, type Position, replay } from '@sesame/kernel';
import { rules } from '../rules/index.ts';
import type { Event, Move, State } from '../rules/state.ts';

/** An input of a match: what was before it, and what it told. */
export interface Step {
  readonly before: State;
  readonly events: readonly Event[];
}

/** A record step by step; undefined if it cannot be replayed. */
export const stepsOf = (record: MatchRecord): readonly Step[] | undefined => {
  const replayed = replay(rules as unknown as AnyRules, record);
  if (!replayed.ok) return undefined;
  const positions = replayed.value.positions as readonly Position<State, Move, Event>[];
  return positions.slice(1).flatMap(({ events }, index) => {
    const before = positions[index]?.state;
    return before ? [{ before, events: events.map(({ event }) => event) }] : [];
  });
};
