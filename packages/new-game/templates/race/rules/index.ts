import { type Awaits, below, type Rng, type Rules, type Seat } from '@sesame/kernel';
import { apply } from './apply.ts';
import { parseMove } from './moves.ts';
import { options } from './options.ts';
// #if chance
import { isSingle, makePicture } from './picture.ts';
// #else
//: import { isSingle } from './picture.ts';
// #endif
import { resample } from './resample.ts';
import { isApart, isOver, outcome, setup } from './round.ts';
// #if hidden
import { CELLS, type Event, MAX_STAKE, type Move, type Options, SEATS, type State, type View } from './state.ts';
// #else
//: import { CELLS, type Event, type Move, type Options, SEATS, type State, type View } from './state.ts';
// #endif
import { timeUpAt } from './time.ts';
import { mayOf, view } from './view.ts';

/** Who is to act, and when the clock does. */
const awaits = (state: State): Awaits<Move> => {
  if (isOver(state)) return { seats: [] };
  // #if chance
  if (state.picture === undefined) return { seats: [], chance: true }; // XX2
  // #endif
  const seats = state.racers.flatMap((_, seat) => (mayOf(state, seat).length > 0 ? [seat] : []));
  const at = timeUpAt(state);
  return { seats, ...(at !== undefined && { clock: { at, move: { type: 'time' } } }) };
};

/** A random legal move of a seat that is awaited; half of the answers are right. */
const sample = (state: State, seat: Seat, rng: Rng): Move => {
  // #if hidden
  if (mayOf(state, seat).includes('ready')) return { type: 'ready', stake: 1 + below(rng, MAX_STAKE) };
  // #else
  //: if (mayOf(state, seat).includes('ready')) return { type: 'ready' };
  // #endif
  if (below(rng, 6) === 0) return { type: 'pass' };
  const { picture = [] } = state;
  const right = picture.findIndex((_, cell) => isSingle(picture, cell));
  return { type: 'point', cell: below(rng, 2) === 0 ? right : below(rng, CELLS) };
};

/** XX10: the move of a seat that runs out of time. */
const fallback = (state: State, seat: Seat): Move => {
  // #if hidden
  return mayOf(state, seat).includes('ready') ? { type: 'ready', stake: 1 } : { type: 'pass' };
  // #else
  //: return mayOf(state, seat).includes('ready') ? { type: 'ready' } : { type: 'pass' };
  // #endif
};

export const rules: Rules<State, Move, View, Options, Event> = {
  id: 'template-game',
  // Raise it when old records would no longer replay.
  version: 1,
  seats: SEATS,
  options,
  resignable: false,
  /** What the server needs to know to be fair: it orders claims by when they were made, not by when they arrived. */
  race: {
    shown: ({ racers }, seat) => (racers[seat]?.answer === undefined ? racers[seat]?.shownAt : undefined),
    isClaim: ({ type }) => type === 'point',
    isRight: ({ picture = [] }, move) => move.type === 'point' && isSingle(picture, move.cell),
    lastWinner: ({ last }) => last?.winners[0],
    isReadying: (state) => !isApart(state.options) && state.racers.some(({ isReady }) => !isReady),
    apart: 'apart',
    untimed: 'untimed',
  },
  setup,
  parseMove,
  awaits,
  // #if chance
  draw: (_state, rng) => ({ type: 'deal', picture: makePicture(rng) }),
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
