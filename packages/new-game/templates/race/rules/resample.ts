import { below, type Rng, type Viewer } from '@sesame/kernel';
// #if chance
import { makePicture } from './picture.ts';
// #endif
import { isOver } from './round.ts';
// #if hidden
import { type Answer, CELLS, LIMIT_MS, MAX_STAKE, type Racer, type State } from './state.ts';
// #else
//: import { type Answer, CELLS, LIMIT_MS, type Racer, type State } from './state.ts';
// #endif
// #if chance
import { seesAnswer, seesPicture } from './view.ts';
// #else
//: import { seesAnswer } from './view.ts';
// #endif

/**
 * Another position that this viewer could not tell from the real one: whatever they do not see is drawn anew. The
 * secrecy test compares views of both, and bots that search imagine what others hold with it.
 */
export const resample = (state: State, viewer: Viewer, rng: Rng): State => {
  if (isOver(state)) return state;
  const racers = state.racers.map((racer, seat): Racer => {
    if (seat === viewer) return racer;
    const isSecret = racer.answer !== undefined && !seesAnswer(state, seat, viewer);
    return {
      ...racer,
      // #if hidden
      ...(racer.isReady && { stake: 1 + below(rng, MAX_STAKE) }),
      // #endif
      ...(isSecret && { answer: anyAnswer(rng) }),
    };
  });
  // #if chance
  const isHidden = state.picture !== undefined && !seesPicture(state, viewer);
  return { ...state, racers, ...(isHidden && { picture: makePicture(rng) }) };
  // #else
  //: // XX2: anybody can look a course up, so its pictures are no secret.
  //: return { ...state, racers };
  // #endif
};

const anyAnswer = (rng: Rng): Answer => ({
  time: below(rng, LIMIT_MS),
  ...(below(rng, 8) > 0 && { cell: below(rng, CELLS) }),
});
