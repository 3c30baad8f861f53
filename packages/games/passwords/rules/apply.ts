import { type Input, ok, refuse, type Seat } from '@sesame/kernel';
import { type Applied, ending, isRoundDue, turnOf } from './flow.ts';
import { answer, openProposal, propose } from './proposals.ts';
import { say } from './say.ts';
import { reasonOf } from './score.ts';
import { beginRound, layOut } from './setup.ts';
import type { Move, State } from './state.ts';

export const apply = (state: State, { by, move }: Input<Move>): Applied => {
  if (state.starter !== undefined && reasonOf(state) !== undefined) return refuse('match-over', 'The match is over.');
  if (by === 'clock') return refuse('not-for-the-clock', 'This game has no clock moves.');
  if (by === 'chance') return drawn(state, move);
  if (state.seats[by] === undefined) return refuse('no-such-seat', 'There is no such seat.');
  if (state.starter === undefined) return refuse('chance-first', 'The safes haven’t been laid out yet.');
  if (isRoundDue(state)) return refuse('chance-first', 'Chance draws first who begins the round.');
  if (move.type === 'answer') return answer(state, by, move.allows);
  if (openProposal(state) !== undefined) return refuse('answer-first', 'The proposed word must be answered first.');
  if (by !== turnOf(state)) return refuse('not-your-turn', 'It’s another player’s turn.');
  return act(state, by, move);
};

const drawn = (state: State, move: Move): Applied => {
  if (state.starter === undefined) {
    return move.type === 'lay-out' ? layOut(state, move) : refuse('wrong-lay-out', 'The safes must be laid out now.');
  }
  if (!isRoundDue(state)) return refuse('no-chance', 'There is nothing to draw now.');
  return move.type === 'begin' ? beginRound(state, move) : refuse('wrong-lay-out', 'A round must begin now.');
};

const act = (state: State, by: Seat, move: Exclude<Move, { type: 'answer' }>): Applied => {
  switch (move.type) {
    case 'lay-out':
    case 'begin':
      return refuse('only-chance', 'Only chance can make this move.');
    case 'word':
      return say(state, by, move);
    case 'pass':
      return pass(state, by);
    case 'propose':
      return propose(state, by, move.word);
  }
};

/** PW14: a pass costs nothing but the turn. */
const pass = (state: State, seat: Seat): Applied =>
  ok(ending({ ...state, turns: [...state.turns, { type: 'pass', seat }] }, [{ type: 'passed', seat }]));
