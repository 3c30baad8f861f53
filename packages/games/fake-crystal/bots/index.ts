import type { Bot } from '@sesame/kernel';
import { sample } from '../rules/sample.ts';
import type { Move, View } from '../rules/state.ts';
import { bluffingOffer } from './bluffing-offer.ts';
import { determinize } from './determinize.ts';
import { searchedMove } from './rollout-search.ts';
import { usualMove } from './trader.ts';

/** Plays random legal moves. */
const passerBy: Bot<View, Move> = {
  id: 'random',
  play: (view, { seat, rng }) => sample(determinize(view, seat, { rng }), seat, rng),
};

/** Counts tiles and takes the deal with the highest expected value. */
const trader: Bot<View, Move> = {
  id: 'trader',
  play: (view, { seat, rng }) => usualMove(determinize(view, seat, { rng }), seat, { rng }),
};

/** Bluffs at equilibrium frequency, and searches the exchange with determinized rollouts. */
const gemMaster: Bot<View, Move> = {
  id: 'searcher',
  play: (view, thought) => {
    const { seat, rng } = thought;
    return view.may.offer ? bluffingOffer(determinize(view, seat, { rng }), seat, rng) : searchedMove(view, thought);
  },
};

export const bots: readonly Bot<View, Move>[] = [passerBy, trader, gemMaster];
