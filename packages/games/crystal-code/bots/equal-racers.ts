import type { Bot } from '@sesame/kernel';
import type { Move, View } from '../rules/state.ts';
import { type Builder, buildGreedily } from './greedy-builder.ts';
import { makeLookaheadBuilder } from './lookahead-builder.ts';
import { makeBot } from './make-bot.ts';
import type { RaceSkill } from './race-skill.ts';

const SKILL: RaceSkill = { medianSeconds: 34, spread: 0.4, errorRate: 0.04 };

const makeRacer = (id: string, builder: Builder): Bot<View, Move> => makeBot({ id, skill: SKILL, builder });

/** Bots that chain equally well and differ only in building, to measure the balance of the cards. Nobody plays them. */
export const EQUAL_RACERS: readonly Bot<View, Move>[] = [
  makeRacer('greedy', buildGreedily),
  makeRacer('four-futures', makeLookaheadBuilder(4)),
  makeRacer('sixty-futures', makeLookaheadBuilder(60)),
];
