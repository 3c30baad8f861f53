import type { Bot } from '@sesame/kernel';
import { sample } from '../rules/sample.ts';
import type { Move, View } from '../rules/state.ts';
import { determinize } from './determinize.ts';
import { gemMaster } from './gem-master.ts';
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

export const bots: readonly Bot<View, Move>[] = [passerBy, trader, gemMaster];
