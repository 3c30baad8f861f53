import { ok } from '@sesame/kernel';
import { isFilled, turnTop } from './filling.ts';
import { type Applied, after, type Happened, toAll } from './flow.ts';
import { pictureOf } from './reading.ts';
import { BETWEEN, raceOfAll } from './round.ts';
import type { Event, Stage, State } from './state.ts';

type Turning = Extract<Stage, { type: 'turning' }>;

/** CM19: the clock turns a card up. With the last one the round is shown. */
export const turn = (state: State, stage: Turning, at: number): Applied => {
  const { pile, sides, laid } = turnTop(state);
  const filled = [...stage.filled, laid.side];
  const turned = toAll({ type: 'turned', ...laid });
  const next: State = { ...state, pile, sides };
  if (!isFilled(next)) {
    return ok({ state: { ...next, stage: { type: 'turning', filled, next: at + BETWEEN } }, events: [turned] });
  }
  const shown: Happened = { state: { ...next, stage: raceOfAll(next, filled, at) }, events: [toAll(shownEvent(next))] };
  return ok(after([turned], shown));
};

/** What the round looks like, for those who may read it. */
export const shownEvent = (state: State): Event => {
  const { mixed: _, ...picture } = pictureOf(state);
  return { type: 'shown', ...picture };
};
