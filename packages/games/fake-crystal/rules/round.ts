import type { Seat, Told } from '@sesame/kernel';
import { type Happened, toAll, toSeat } from './flow.ts';
import { blueOf, count } from './score.ts';
import type { Event, Side, State } from './state.ts';
import { backsOf } from './tiles.ts';
import { DRAWN } from './turns.ts';

/** Announces the tiles just drawn, which are last in each hand. */
export const beginRound = (state: State, { first, drawn }: { first: Seat; drawn: number }): Happened => {
  const next: State = { ...state, round: state.round + 1, first, turn: 0, stage: { type: 'offers' } };
  const tiles = next.seats.map(({ hand }) => hand.slice(-drawn));
  const begun: Event = { type: 'round', round: next.round, first, drawn: tiles.map(backsOf) };
  return {
    state: next,
    events: [toAll(begun), ...tiles.map((own, seat) => toSeat(seat, { type: 'drew', tiles: own }))],
  };
};

/** FC12, FC13: everybody draws and the next player goes first, or the match ends if the reserves were empty. */
export const endRound = (state: State, events: readonly Told<Event>[]): Happened => {
  if (state.seats.some(({ reserve }) => reserve.length === 0)) {
    const over: State = { ...state, stage: { type: 'over' } };
    return { state: over, events: [...events, toAll({ type: 'over', outcome: count(over), blue: blueOf(over) })] };
  }
  const seats = state.seats.map(drawing);
  const next = beginRound({ ...state, seats }, { first: (state.first + 1) % seats.length, drawn: DRAWN });
  return { ...next, events: [...events, ...next.events] };
};

const drawing = (side: Side): Side => ({
  ...side,
  hand: [...side.hand, ...side.reserve.slice(0, DRAWN)],
  reserve: side.reserve.slice(DRAWN),
});
