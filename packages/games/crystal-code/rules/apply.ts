import { type Input, refuse, type Seat } from '@sesame/kernel';
import { awaits } from './awaits.ts';
import { build } from './build.ts';
import { deal } from './deal.ts';
import { shuffle } from './draws.ts';
import type { Applied } from './flow.ts';
import { done, empty, giveUp, notReady, ready, start } from './race.ts';
import type { Move, State } from './state.ts';

export const apply = (state: State, { at, by, move }: Input<Move>): Applied => {
  if (state.stage.type === 'over') return refuse('match-over', 'The match is over.');
  if (by === 'clock') return strike(state, at, move);
  if (by === 'chance') return happen(state, move);
  if (state.seats[by] === undefined) return refuse('no-such-seat', 'There is no such seat.');
  if (awaits(state).chance) return refuse('chance-first', 'Wait for the deal.');
  return act(state, by, { at, move });
};

const happen = (state: State, move: Move): Applied => {
  switch (move.type) {
    case 'shuffle':
      return shuffle(state, move.cards);
    case 'deal':
      return deal(state, move.hands);
    default:
      return refuse('not-for-chance', 'Chance only shuffles and deals.');
  }
};

const strike = (state: State, at: number, move: Move): Applied => {
  const { clock } = awaits(state);
  if (clock === undefined || clock.move.type !== move.type) {
    return refuse('not-for-the-clock', 'The clock cannot make that move now.');
  }
  if (at < clock.at) return refuse('too-early', 'The time has not come yet.');
  return move.type === 'start' ? start(state, at) : empty(state, at);
};

const act = (state: State, seat: Seat, { at, move }: { at: number; move: Move }): Applied => {
  switch (move.type) {
    case 'ready':
      return ready(state, seat, at);
    case 'not-ready':
      return notReady(state, seat);
    case 'done':
      return done(state, seat, { at, chain: move.chain });
    case 'give-up':
      return giveUp(state, seat, at);
    case 'build':
      return build(state, seat, { lay: move.lay, ...(move.swap && { swap: move.swap }) });
    case 'shuffle':
    case 'deal':
      return refuse('only-chance', 'Only chance shuffles cards and deals tiles.');
    case 'start':
    case 'empty':
      return refuse('only-the-clock', 'Only the clock can do that.');
  }
};
