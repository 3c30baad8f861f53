import { type Input, refuse, type Seat } from '@sesame/kernel';
import { claim, decline } from './claims.ts';
import { bid, repack, trade } from './exchange.ts';
import type { Applied } from './flow.ts';
import { answerBid } from './negotiator.ts';
import { offer } from './offer.ts';
import { answerChosen } from './preemptor.ts';
import { passRecycling, recycle } from './recycler.ts';
import { deal } from './setup.ts';
import { spy } from './spy.ts';
import type { Move, State } from './state.ts';
import { answer, reserve } from './vanguard.ts';

export const apply = (state: State, { by, move }: Input<Move>): Applied => {
  if (state.stage.type === 'over') return refuse('match-over', 'The match is over.');
  if (by === 'clock') return refuse('not-for-the-clock', 'This game has no timed events.');
  if (by === 'chance') {
    if (state.stage.type !== 'deal') return refuse('no-chance', 'The tiles have already been dealt.');
    return move.type === 'deal' ? deal(state, move) : refuse('wrong-deal', 'The tiles must be dealt first.');
  }
  if (state.seats[by] === undefined) return refuse('no-such-seat', 'There is no such seat.');
  if (state.stage.type === 'deal') return refuse('chance-first', 'The tiles have not been dealt yet.');
  return act(state, by, move);
};

const act = (state: State, by: Seat, move: Move): Applied => {
  switch (move.type) {
    case 'deal':
      return refuse('only-chance', 'Only chance can deal tiles.');
    case 'offer':
      return offer(state, by, move.stall);
    case 'buy':
    case 'bank':
      return trade(state, by, { type: move.type, seller: move.seller, column: move.column });
    case 'repack':
      return repack(state, by, move.column);
    case 'claim':
      return claim(state, by, move.trophy);
    case 'decline':
      return decline(state, by);
    case 'spy':
      return spy(state, by, move);
    case 'bid':
      return bid(state, by, { seller: move.seller, column: move.column, sum: move.sum });
    case 'keep':
    case 'sell':
      return answerBid(state, by, move.type);
    case 'recycle':
      return recycle(state, by, move);
    case 'preempt':
      return answerChosen(state, by, move.give);
    case 'reserve':
      return reserve(state, by, move);
    case 'pass':
      return pass(state, by);
  }
};

/** Declines a power that the match waits for. */
const pass = (state: State, by: Seat): Applied => {
  switch (state.stage.type) {
    case 'reservations':
      return answer(state, by, 'pass');
    case 'pre-emption':
      return answerChosen(state, by, 'pass');
    case 'recycling':
      return passRecycling(state, by);
    default:
      return refuse('not-now', 'There is nothing for you to pass on right now.');
  }
};
