// #if chance
import { type Input, ok, refuse } from '@sesame/kernel';
// #else
//: import { type Input, refuse } from '@sesame/kernel';
// #endif
// #if chance
import { isPicture } from './picture.ts';
// #endif
import { answer } from './point.ts';
import { ready } from './ready.ts';
import type { Applied } from './round.ts';
import type { Move, State } from './state.ts';
import { timeUp } from './time.ts';

/** The position after an input, or why the input is not allowed. */
export const apply = (state: State, { at, by, move }: Input<Move>): Applied => {
  if (by === 'chance') {
    // #if chance
    if (move.type !== 'deal' || state.picture !== undefined || !isPicture(move.picture))
      return refuse('wrong-deal', 'That is not a picture.');
    return ok({ state: { ...state, picture: move.picture }, events: [] }); // XX2
    // #else
    //: return refuse('no-chance', 'There is no luck in this game.');
    // #endif
  }
  if (by === 'clock') {
    return move.type === 'time' ? timeUp(state, at) : refuse('not-for-the-clock', 'The clock cannot do that.');
  }
  switch (move.type) {
    case 'ready':
      return ready(state, by, { at, ...move });
    case 'point':
      return answer(state, by, { at, cell: move.cell });
    case 'pass':
      return answer(state, by, { at });
    default:
      return refuse('not-for-seats', 'That is not for a player to do.');
  }
};
