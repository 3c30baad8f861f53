import type { Bot } from '@sesame/kernel';
import type { Move, View } from '../rules/state.ts';
import { bluffingOffer } from './bluffing-offer.ts';
import { determinize } from './determinize.ts';
import { learnedReading } from './seller-models.ts';
import { usualMove } from './trader.ts';

/**
 * Scale in points by which answers are left to chance. A player who tosses a coin between buying and banking
 * breaks even against any seller, so this is the guard against sellers who know how offers are read.
 */
const ANSWER_NOISE = 4;

/** Offers at equilibrium, as far as it does not know its buyers better, and reads offers by what sellers have shown. */
export const gemMaster: Bot<View, Move> = {
  id: 'searcher',
  play: (view, { seat, rng }) => {
    const state = determinize(view, seat, { rng });
    if (view.may.offer) return bluffingOffer(state, seat, rng);
    return usualMove(state, seat, { rng, reading: learnedReading(state), noise: ANSWER_NOISE });
  },
};
