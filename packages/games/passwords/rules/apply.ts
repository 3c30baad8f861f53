import { type Input, ok, refuse, type Seat } from '@sesame/kernel';
import { type Applied, ending, turnOf } from './flow.ts';
import { say } from './say.ts';
import { reasonOf } from './score.ts';
import { layOut } from './setup.ts';
import type { Move, State } from './state.ts';

export const apply = (state: State, { by, move }: Input<Move>): Applied => {
  if (state.starter !== undefined && reasonOf(state) !== undefined) return refuse('match-over', 'The match is over.');
  if (by === 'clock') return refuse('not-for-the-clock', 'This game has no clock moves.');
  if (by === 'chance') {
    if (state.starter !== undefined) return refuse('no-chance', 'The safes have already been laid out.');
    return move.type === 'lay-out' ? layOut(state, move) : refuse('wrong-lay-out', 'The safes must be laid out now.');
  }
  if (state.seats[by] === undefined) return refuse('no-such-seat', 'There is no such seat.');
  if (state.starter === undefined) return refuse('chance-first', 'The safes haven’t been laid out yet.');
  if (by !== turnOf(state)) return refuse('not-your-turn', 'It’s another player’s turn.');
  return act(state, by, move);
};

const act = (state: State, by: Seat, move: Move): Applied => {
  switch (move.type) {
    case 'lay-out':
      return refuse('only-chance', 'Only chance can lay out the safes.');
    case 'word':
      return say(state, by, move);
    case 'pass':
      return pass(state, by);
  }
};

/** PW14: a pass costs nothing but the turn. */
const pass = (state: State, seat: Seat): Applied =>
  ok(ending({ ...state, turns: [...state.turns, { type: 'pass', seat }] }, [{ type: 'passed', seat }]));
