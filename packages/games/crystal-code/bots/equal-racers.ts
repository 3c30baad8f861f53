import type { Bot } from '@sesame/kernel';
import type { Move, View } from '../rules/state.ts';
import { type Builder, buildGreedily } from './greedy-builder.ts';
import { makeLookaheadBuilder } from './lookahead-builder.ts';
import { makeBot } from './make-bot.ts';
import type { RaceSkill } from './race-skill.ts';

const SKILL: RaceSkill = { medianSeconds: 34, spread: 0.4, errorRate: 0.04 };

const makeRacer = (id: string, level: number, builder: Builder): Bot<View, Move> =>
  makeBot({ id, name: { en: id, fr: id, nl: id }, level, skill: SKILL, builder });

/** Bots that chain equally well and differ only in building, to measure the balance of the cards. Nobody plays them. */
export const EQUAL_RACERS: readonly Bot<View, Move>[] = [
  makeRacer('greedy', 1, buildGreedily),
  makeRacer('four-futures', 2, makeLookaheadBuilder(4)),
  makeRacer('sixty-futures', 3, makeLookaheadBuilder(60)),
];
