import { type Awaits, pick, type Rng, type Rules, type Seat } from '@sesame/kernel';
import { apply } from './apply.ts';
// #if hidden
import { isChoosing } from './favour.ts';
// #endif
import { movesOf } from './legal.ts';
import { parseMove } from './moves.ts';
import { options } from './options.ts';
import { resample } from './resample.ts';
import { outcome } from './score.ts';
// #if chance
import { draw, isDealDue, setup } from './setup.ts';
// #else
//: import { setup } from './setup.ts';
// #endif
// #if hidden
import { COLOURS, type Event, type Move, type Options, SEATS, type State, type View } from './state.ts';
// #else
//: import { type Event, type Move, type Options, SEATS, type State, type View } from './state.ts';
// #endif
import { view } from './view.ts';

/** Who is to act. */
const awaits = (state: State): Awaits<Move> => {
  if (outcome(state) !== undefined) return { seats: [] };
  // #if chance
  if (isDealDue(state)) return { seats: [], chance: true };
  // #endif
  // #if hidden
  if (isChoosing(state))
    return { seats: state.players.flatMap(({ favourite }, seat) => (favourite === undefined ? [seat] : [])) };
  // #endif
  return { seats: [state.turn] };
};

/** A random legal move of a seat that is awaited. */
const sample = (state: State, seat: Seat, rng: Rng): Move => {
  // #if hidden
  if (isChoosing(state)) return { type: 'favour', colour: pick(rng, COLOURS) };
  // #endif
  return pick(rng, movesOf(view(state, seat), seat));
};

/** XX10: the move of a seat that runs out of time. */
// #if hidden
const fallback = (state: State): Move =>
  isChoosing(state) ? { type: 'favour', colour: 'red' } : { type: 'take', place: 0 };
// #else
//: const fallback = (): Move => ({ type: 'take', place: 0 });
// #endif

export const rules: Rules<State, Move, View, Options, Event> = {
  id: 'template-game',
  // Raise it when old records would no longer replay.
  version: 1,
  seats: SEATS,
  options,
  resignable: true, // XX9
  setup,
  parseMove,
  awaits,
  // #if chance
  draw,
  // #else
  //: draw: () => {
  //:   throw new Error('there is no luck in this game');
  //: },
  // #endif
  apply,
  outcome,
  view,
  resample,
  sample,
  fallback,
};
