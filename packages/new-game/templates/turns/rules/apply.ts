import { type Input, ok, refuse } from '@sesame/kernel';
import { claim } from './claim.ts';
// #if chance
import { deal } from './deal.ts';
// #endif
// #if hidden
import { favour, isChoosing } from './favour.ts';
// #endif
import { outcome } from './score.ts';
import type { Move, State } from './state.ts';
import { swap } from './swap.ts';
import { take } from './take.ts';
import type { Applied } from './turn.ts';

/** The position after an input, or why the input is not allowed. */
export const apply = (state: State, input: Input<Move>): Applied => {
  const step = applyMove(state, input);
  const end = step.ok ? outcome(step.value.state) : undefined;
  if (!step.ok || end === undefined) return step;
  return ok({ ...step.value, events: [...step.value.events, { to: 'all', event: { type: 'over', outcome: end } }] });
};

const applyMove = (state: State, { by, move }: Input<Move>): Applied => {
  // #if chance
  if (by === 'chance') return deal(state, move);
  // #else
  //: if (by === 'chance') return refuse('no-chance', 'There is no luck in this game.');
  // #endif
  if (by === 'clock') {
    return move.type === 'forfeit' && move.seat < state.players.length
      ? ok({ state: { ...state, left: move.seat }, events: [] })
      : refuse('not-for-the-clock', 'The clock cannot do that.');
  }
  if (move.type === 'resign') return ok({ state: { ...state, left: by }, events: [] }); // XX9
  // #if hidden
  if (move.type === 'favour') return favour(state, by, move.colour);
  if (isChoosing(state)) return refuse('choose-first', 'Everybody chooses a favourite first.'); // XX3
  // #endif
  if (state.turn !== by) return refuse('not-your-turn', 'It is not your turn.'); // XX4
  switch (move.type) {
    case 'take':
      return take(state, by, move.place);
    case 'swap':
      return swap(state, by, move);
    case 'claim':
      return claim(state, by, move.colour);
    default:
      return refuse('not-for-seats', 'That is not for a player to do.');
  }
};
