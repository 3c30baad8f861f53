import type { Rules } from '@sesame/kernel';
import { apply } from './apply.ts';
import { awaits } from './awaits.ts';
import { fallback } from './fallback.ts';
import { imagine } from './imagine.ts';
import { parseMove } from './moves.ts';
import { options } from './options.ts';
import { resample } from './resample.ts';
import { sample } from './sample.ts';
import { count, pointsOf } from './score.ts';
import { draw, setup } from './setup.ts';
import type { Event, Move, Options, State, View } from './state.ts';
import { view } from './view.ts';

export * from './state.ts';
export { COPIES, FACES } from './tiles.ts';
export { PRIZES } from './trophies.ts';

export const rules: Rules<State, Move, View, Options, Event> = {
  id: 'fake-crystal',
  version: 1,
  seats: { min: 2, max: 5 },
  options,
  resignable: false, // FC36
  setup,
  parseMove,
  awaits,
  draw,
  apply,
  outcome: (state) => (state.stage.type === 'over' ? count(state) : undefined),
  score: pointsOf,
  view,
  resample,
  imagine,
  sample,
  fallback,
};
