import { type Awaits, type Rules, shuffled } from '@sesame/kernel';
import { apply } from './apply.ts';
import { isRoundDue } from './flow.ts';
import { imagine } from './imagine.ts';
import { loadLexicon } from './lexicon/load.ts';
import { parseMove } from './moves.ts';
import { options } from './options.ts';
import { awaitedSeats, openProposal } from './proposals.ts';
import { sample } from './sample.ts';
import { countOf, reasonOf } from './score.ts';
import { draw, setup } from './setup.ts';
import type { Event, Move, Options, State, View } from './state.ts';
import { view } from './view.ts';

export { cardsOf } from './letters.ts';
export { GRADES, type Grade, gradeOf, type Lexicon } from './lexicon/lexicon.ts';
export { lexiconOf, loadLexicon } from './lexicon/load.ts';
export { normalise } from './normalise.ts';
export { faultOf, reasonAgainst, usedWords } from './passwords.ts';
export { allowedWords, openProposal } from './proposals.ts';
export * from './state.ts';
export { longestWalk, misstepOf, PLACES, type Walk, walksOf } from './walks.ts';

const awaits = (state: State): Awaits<Move> => {
  if (state.starter === undefined) return { seats: [], chance: true };
  if (reasonOf(state) !== undefined) return { seats: [] };
  return isRoundDue(state) ? { seats: [], chance: true } : { seats: awaitedSeats(state) };
};

export const rules: Rules<State, Move, View, Options, Event> = {
  id: 'passwords',
  version: 1,
  seats: { min: 2, max: 5 },
  options,
  resignable: false, // PW19
  prepare: async ({ language, dictionary }) => {
    await loadLexicon(language, dictionary);
  },
  setup,
  parseMove,
  awaits,
  draw,
  apply,
  outcome: (state) => (state.starter !== undefined && reasonOf(state) !== undefined ? countOf(state) : undefined),
  score: (state) => countOf(state).stones.map((stones) => -stones),
  view,
  resample: (state, _viewer, rng) => ({ ...state, pile: shuffled(rng, state.pile) }), // PW18
  imagine,
  sample,
  // PW14, PW21: a seat that runs out of time passes, or declines the proposed word.
  fallback: (state) => (openProposal(state) === undefined ? { type: 'pass' } : { type: 'answer', allows: false }),
};
