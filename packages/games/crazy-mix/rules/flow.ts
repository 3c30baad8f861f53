import type { Result, Seat, Step, Told } from '@sesame/kernel';
import type { Event, State } from './state.ts';

export type Happened = Step<State, Event>;
export type Applied = Result<Happened>;

export const toAll = (event: Event): Told<Event> => ({ to: 'all', event });
export const toSeat = (seat: Seat, event: Event): Told<Event> => ({ to: [seat], event });

/** Prepends earlier events. */
export const after = (events: readonly Told<Event>[], { state, events: more }: Happened): Happened => ({
  state,
  events: [...events, ...more],
});
