import type { Rng, Viewer } from '@sesame/kernel';
import { randomConsistent } from './consistent.ts';
import type { Place, Side, State } from './state.ts';
import { endOf, otherOf } from './turn.ts';

/** Replaces the codes that the viewer cannot see by random consistent ones. A finished match hides nothing (CC15). */
export const resample = (state: State, viewer: Viewer, rng: Rng): State => {
  if (endOf(state) !== undefined) return state;
  const resampled = (seat: Place): Side => {
    const side = state.seats[seat];
    if (side.code === undefined || viewer === seat) return side;
    return { ...side, code: randomConsistent(state.options, state.seats[otherOf(seat)].guesses, rng) };
  };
  return { ...state, seats: [resampled(0), resampled(1)] };
};
