import type { Seat, Viewer } from '@sesame/kernel';
import { isRoundDue, turnOf } from './flow.ts';
import { awaitedSeats, mayPropose, openProposal } from './proposals.ts';
import { countOf, onCircle, passesOf, passesToEnd, reasonOf } from './score.ts';
import type { SeatView, State, View } from './state.ts';

/** PW18: a viewer sees everything but the order of the pile. */
export const view = (state: State, viewer: Viewer): View => {
  const { circle, starter, turns, proposals } = state;
  const { equalTurns, ...options } = state.options;
  const reason = starter === undefined ? undefined : reasonOf(state);
  const isRunning = starter !== undefined && reason === undefined && !isRoundDue(state);
  const turn = isRunning ? turnOf(state) : undefined;
  return {
    options: equalTurns ? { ...options, equalTurns } : options,
    phase: phaseOf(state),
    seats: seatViews(state),
    circle,
    pile: state.pile.length,
    ...(starter !== undefined && { starter }),
    ...(turn !== undefined && { turn }),
    passes: passesOf(state),
    passesToEnd: passesToEnd(state),
    turns,
    ...(proposals.length > 0 && { proposals }),
    may: turn === undefined || viewer === 'spectator' ? [] : actsOf(state, viewer),
    ...(reason !== undefined && { end: { reason, outcome: countOf(state) } }),
  };
};

const actsOf = (state: State, seat: Seat): View['may'] => {
  if (!awaitedSeats(state).includes(seat)) return [];
  if (openProposal(state) !== undefined) return ['answer'];
  return mayPropose(state) ? ['word', 'pass', 'propose'] : ['word', 'pass'];
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
