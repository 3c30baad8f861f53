import { ok } from '@sesame/kernel';
import { isFilled, turnTop } from './filling.ts';
import { type Applied, after, type Happened, toAll } from './flow.ts';
import { pictureOf } from './reading.ts';
import { CARD_INTERVAL_MS, raceOfAll } from './round.ts';
import type { Event, Stage, State } from './state.ts';

type Turning = Extract<Stage, { type: 'turning' }>;

/** CM19: turns a card up; the round is revealed with the last one. */
export const turn = (state: State, stage: Turning, at: number): Applied => {
  const { pile, sides, laid } = turnTop(state);
  const filled = [...stage.filled, laid.side];
  const turned = toAll({ type: 'turned', ...laid });
  const next: State = { ...state, pile, sides };
  if (!isFilled(next)) {
    return ok({
      state: { ...next, stage: { type: 'turning', filled, next: at + CARD_INTERVAL_MS } },
      events: [turned],
    });
  }
  const shown: Happened = { state: { ...next, stage: raceOfAll(next, filled, at) }, events: [toAll(shownEvent(next))] };
  return ok(after([turned], shown));
};

/** Event that reveals the round. */
export const shownEvent = (state: State): Event => {
  const { mixed: _, ...picture } = pictureOf(state);
  return { type: 'shown', ...picture };
};
