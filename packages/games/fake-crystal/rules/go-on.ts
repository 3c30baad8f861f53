import type { Seat, Told } from '@sesame/kernel';
import type { Happened } from './flow.ts';
import { claimable, mayRecycle } from './legal.ts';
import { endRound } from './round.ts';
import type { Event, Joined, State } from './state.ts';

interface Aftermath {
  /** The seat that made the transaction. */
  readonly by: Seat;
  /** New tiles with undecided claims, in the order of deciding. */
  readonly rest: readonly Joined[];
}

/** The next stage after a transaction: claims one by one (FC18), the recycler's window (FC26), the next turn. */
export const goOn = (state: State, { by, rest }: Aftermath, events: readonly Told<Event>[]): Happened => {
  const asked = rest.findIndex((joined) => claimable(state, joined).length > 0);
  if (asked >= 0) return { state: { ...state, stage: { type: 'claim', by, joined: rest.slice(asked) } }, events };
  return mayRecycle(state, by)
    ? { state: { ...state, stage: { type: 'recycling', by } }, events }
    : nextTurn(state, events);
};

/** FC8, FC12: until all stalls are empty. */
export const nextTurn = (state: State, events: readonly Told<Event>[]): Happened =>
  state.turn < 2 * state.seats.length
    ? { state: { ...state, stage: { type: 'transaction' } }, events }
    : endRound(state, events);
