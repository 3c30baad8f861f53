import { type Awaits, below, type Rng, type Rules, type Seat } from '@sesame/kernel';
import { apply } from './apply.ts';
import { randomCode, randomSalt } from './codes.ts';
import { randomConsistent } from './consistent.ts';
import { imagine } from './imagine.ts';
import { parseMove } from './moves.ts';
import { inForce, options } from './options.ts';
import { resample } from './resample.ts';
import { seals } from './seals.ts';
import type { Event, Move, Options, State, View } from './state.ts';
import { bothHidden, endOf, turnOf } from './turn.ts';
import { view } from './view.ts';

export { answer } from './pins.ts';
export {
  type Event,
  type Guess,
  LETTERS,
  type Letter,
  type Move,
  type Options,
  type Pins,
  type Reason,
  type SeatView,
  type State,
  type View,
} from './state.ts';

const awaits = (state: State): Awaits<Move> => {
  if (endOf(state) !== undefined) return { seats: [] };
  if (bothHidden(state)) return { seats: [turnOf(state)] };
  return { seats: ([0, 1] as const).filter((seat) => state.seats[seat].code === undefined) };
};

/** A random legal move. One guess in four is consistent, so that random matches reach every ending. */
const sample = (state: State, seat: Seat, rng: Rng): Move => {
  const guesses = state.seats[seat]?.guesses ?? [];
  if (!bothHidden(state)) {
    return { type: 'hide', code: randomCode(state.options, rng), salt: randomSalt(rng) };
  }
  const fitting = below(rng, 4) === 0;
  return {
    type: 'guess',
    code: fitting ? randomConsistent(state.options, guesses, rng) : randomCode(state.options, rng),
  };
};

export const rules: Rules<State, Move, View, Options, Event> = {
  id: 'crack-the-code',
  version: 1,
  seats: { min: 2, max: 2 },
  options,
  resignable: true,
  setup: (_seats, chosen) => ({ options: inForce(chosen), seats: [{ guesses: [] }, { guesses: [] }] }),
  parseMove,
  awaits,
  draw: () => {
    throw new Error('Crack the Code has no luck');
  },
  apply,
  outcome: (state) => endOf(state)?.outcome,
  view,
  seals,
  resample,
  imagine,
  sample,
  fallback: () => 'forfeit', // CC14
};
