import type { Result, Seat, Step, Told } from '@sesame/kernel';
import { countOf, reasonOf } from './score.ts';
import type { Event, State } from './state.ts';

export type Applied = Result<Step<State, Event>>;

export const toAll = (event: Event): Told<Event> => ({ to: 'all', event });

/** PW4, PW20: whose turn it is, clockwise from the player who began the match or, with equal turns, the round. */
export const turnOf = ({ seats, starter = 0, turns, beginners }: State): Seat =>
  ((beginners.at(-1) ?? starter) + turns.length) % seats.length;

/** PW20: whether chance has to draw who begins the next round. */
export const isRoundDue = ({ options, seats, turns, beginners }: State): boolean =>
  options.equalTurns && turns.length >= (beginners.length + 1) * seats.length;

/** A step with its events, followed by `over` if the match has ended. */
export const ending = (state: State, events: readonly Event[]): Step<State, Event> => {
  const reason = reasonOf(state);
  const last: readonly Event[] = reason === undefined ? [] : [{ type: 'over', reason, outcome: countOf(state) }];
  return { state, events: [...events, ...last].map(toAll) };
};
