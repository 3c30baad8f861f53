import { ok, refuse, type Seat } from '@sesame/kernel';
import { stakeOf } from './filling.ts';
import type { Applied, Happened } from './flow.ts';
import type { Side } from './pieces.ts';
import { clear } from './settle.ts';
import type { State } from './state.ts';

/** CM9: the winner chooses as many cards as the stake. */
export const take = (state: State, seat: Seat, { sides, at }: { sides: readonly Side[]; at: number }): Applied => {
  if (state.stage.type !== 'taking') return refuse('not-now', 'There is nothing to take right now.');
  if (state.stage.seat !== seat) return refuse('not-yours', 'Only the winner of the round takes cards.');
  const stake = stakeOf(state);
  const chosen = state.sides.filter(({ side }) => sides.includes(side));
  if (sides.length !== stake || chosen.length !== stake) {
    return refuse('wrong-number', `Take ${stake === 1 ? 'one card' : `${stake} different cards`}.`);
  }
  return ok(clear(state, chosen, at));
};

/** CM22: the oldest cards, for a winner who does not choose. */
export const oldestSides = (state: State): readonly Side[] =>
  state.sides.slice(0, stakeOf(state)).map(({ side }) => side);

export const takeOldest = (state: State, at: number): Happened =>
  clear(state, state.sides.slice(0, stakeOf(state)), at);
