import type { Rules } from '@sesame/kernel';
import { apply } from './apply.ts';
import { awaits } from './awaits.ts';
import { fallback } from './fallback.ts';
import { imagine } from './imagine.ts';
import { parseMove } from './moves.ts';
import { options } from './options.ts';
import { count } from './outcome.ts';
import { isClaim, isRight } from './pointing.ts';
import { isThrough } from './racing.ts';
import { resample } from './resample.ts';
import { sample } from './sample.ts';
import { draw, setup } from './setup.ts';
import type { Event, Move, Options, State, View } from './state.ts';
import { view } from './view.ts';

export { CODE_CARDS, type CodeFace } from './cards.ts';
export * from './pieces.ts';
export { type Pointing, pointable } from './pointable.ts';
export { cardAt, placeOf, wantedOf, whereIs } from './reading.ts';
export { gridCell, TARGETS_PER_EDGE } from './square.ts';
export type * from './state.ts';
export * from './symbols.ts';
export { faceOf, TARGET_CARDS } from './targets.ts';

export const rules: Rules<State, Move, View, Options, Event> = {
  id: 'crazy-mix',
  version: 2,
  earlierVersions: [1], // CM41
  // For a day version 2 was written as 1; its matches have an option that is newer than version 1.
  begunWith: (written, chosen) => (written === 1 && 'ready' in chosen ? 2 : written),
  seats: { min: 2, max: 8 },
  options,
  resignable: false, // CM27
  race: {
    shown: ({ stage }, seat) =>
      stage.type === 'race' && !isThrough(stage, seat) ? stage.racers[seat]?.shownAt : undefined,
    isClaim,
    isRight,
    lastWinner: ({ rounds }) => rounds.at(-1)?.winner,
    isReadying: ({ stage }) => stage.type === 'ready',
    apart: 'apart',
    ready: 'ready',
    untimed: 'untimed',
  },
  setup,
  parseMove,
  awaits,
  draw,
  apply,
  outcome: (state) => (state.stage.type === 'over' ? count(state) : undefined),
  score: ({ won }) => won.map((cards) => cards.length),
  view,
  resample,
  imagine,
  sample,
  fallback,
};
