// #if hidden
import { pick, type Rng, type Viewer } from '@sesame/kernel';
import { outcome } from './score.ts';
import { COLOURS, type State } from './state.ts';

/**
 * Another position that this viewer could not tell from the real one: whatever they do not see is drawn anew. The
 * secrecy test compares views of both, and bots that search imagine what others hold with it.
 */
export const resample = (state: State, viewer: Viewer, rng: Rng): State => {
  if (outcome(state) !== undefined) return state; // XX3: nothing is secret any more.
  const players = state.players.map((player, seat) =>
    player.favourite === undefined || seat === viewer ? player : { ...player, favourite: pick(rng, COLOURS) },
  );
  return { ...state, players };
};
// #else
//: import type { State } from './state.ts';
//:
//: /**
//:  * Another position that a viewer could not tell from the real one. Nothing is hidden in this game, so it is the same
//:  * position; once you add a secret, draw it anew here for everybody who does not see it.
//:  */
//: export const resample = (state: State): State => state;
// #endif
