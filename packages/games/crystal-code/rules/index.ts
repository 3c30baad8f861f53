import type { Rules } from '@sesame/kernel';
import { apply } from './apply.ts';
import { awaits } from './awaits.ts';
import { isRightChain } from './chains.ts';
import { drawHands } from './deal.ts';
import { drawShuffle } from './draws.ts';
import { fallback } from './fallback.ts';
import { imagine } from './imagine.ts';
import { parseMove } from './moves.ts';
import { options } from './options.ts';
import { resample } from './resample.ts';
import { winnerOf } from './rounds.ts';
import { sample } from './sample.ts';
import { count } from './score.ts';
import { setup } from './setup.ts';
import type { Event, Move, Options, State, View } from './state.ts';
import { view } from './view.ts';

export { type Bench, type Works, worksOf } from './build.ts';
export { CARDS, EDGES, type Edge, type Part, partOf } from './cards.ts';
export { isRightChain } from './chains.ts';
export { greedyPlan } from './greedy.ts';
export { canLay, crystalsByCard, linesOf, placesFor, statusOf } from './machine.ts';
export { prizesOf } from './prizes.ts';
export { ROUNDS } from './rounds.ts';
export { countChains, solve } from './solve.ts';
export * from './state.ts';
export { areApart, type Face, holds, KINDS, type Kind, linksOf, TILES } from './tiles.ts';

export const rules: Rules<State, Move, View, Options, Event> = {
  id: 'crystal-code',
  version: 2,
  earlierVersions: [1], // XC44
  // For a day version 2 was written as 1; its matches have an option that is newer than version 1.
  begunWith: (written, chosen) => (written === 1 && 'untimed' in chosen ? 2 : written),
  seats: { min: 2, max: 4 },
  options,
  resignable: false, // XC37
  race: {
    shown: ({ stage }, seat) => {
      const racer = stage.type === 'race' ? stage.racers[seat] : undefined;
      return racer?.finish === null ? (racer.shownAt ?? undefined) : undefined;
    },
    isClaim: ({ type }) => type === 'done',
    isRight: (_, move) => move.type === 'done' && isRightChain(move.chain),
    lastWinner: ({ history }) => winnerOf(history.at(-1)),
    isReadying: ({ stage }) => stage.type === 'ready',
    apart: 'apart',
    untimed: 'untimed',
  },
  setup,
  parseMove,
  awaits,
  draw: (state, rng) =>
    state.stage.type === 'shuffle'
      ? drawShuffle(state, rng)
      : { type: 'deal', hands: drawHands({ known: state.seats.map(() => undefined), fair: state.options.fair }, rng) },
  apply,
  outcome: (state) => (state.stage.type === 'over' ? count(state) : undefined),
  score: (state) => count(state).detail.map(({ crystals }) => crystals),
  view,
  resample,
  imagine,
  sample,
  fallback,
};
