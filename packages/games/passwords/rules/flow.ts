import type { Result, Seat, Step, Told } from '@sesame/kernel';
import { countOf, reasonOf } from './score.ts';
import type { Event, State } from './state.ts';

export type Applied = Result<Step<State, Event>>;

export const toAll = (event: Event): Told<Event> => ({ to: 'all', event });

/** PW4: whose turn it is, clockwise from the first player. */
export const turnOf = ({ seats, starter = 0, turns }: State): Seat => (starter + turns.length) % seats.length;

/** A step with its events, followed by `over` if the match has ended. */
export const ending = (state: State, events: readonly Event[]): Step<State, Event> => {
  const reason = reasonOf(state);
  const last: readonly Event[] = reason === undefined ? [] : [{ type: 'over', reason, outcome: countOf(state) }];
  return { state, events: [...events, ...last].map(toAll) };
};
