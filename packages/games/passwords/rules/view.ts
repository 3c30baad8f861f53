import type { Viewer } from '@sesame/kernel';
import { turnOf } from './flow.ts';
import { limitOf } from './opening.ts';
import { countOf, onCircle, passesOf, passesToEnd, reasonOf } from './score.ts';
import type { SeatView, State, View } from './state.ts';

/** PW18: a viewer sees everything but the order of the pile. */
export const view = (state: State, viewer: Viewer): View => {
  const { circle, starter, turns } = state;
  const { equalTurns, ...options } = state.options;
  const reason = starter === undefined ? undefined : reasonOf(state);
  const turn = starter === undefined || reason !== undefined ? undefined : turnOf(state);
  const limit = turn === undefined ? undefined : limitOf(state);
  return {
    options: equalTurns ? { ...options, equalTurns } : options,
    phase: phaseOf(state),
    seats: seatViews(state),
    circle,
    pile: state.pile.length,
    ...(starter !== undefined && { starter }),
    ...(turn !== undefined && { turn }),
    ...(limit !== undefined && { limit }),
    passes: passesOf(state),
    passesToEnd: passesToEnd(state),
    turns,
    may: turn !== undefined && turn === viewer ? ['word', 'pass'] : [],
    ...(reason !== undefined && { end: { reason, outcome: countOf(state) } }),
  };
};

const phaseOf = (state: State): View['phase'] => {
  if (state.starter === undefined) return 'lay-out';
  return reasonOf(state) === undefined ? 'play' : 'over';
};

const seatViews = (state: State): readonly SeatView[] =>
  state.seats.map(({ hand, box, cards }, seat) => {
    const lying = onCircle(state, seat);
    return { hand, box, cards, circle: lying, left: hand + lying };
  });
