import type { Bot } from '@sesame/kernel';
import type { Move, View } from '../rules/state.ts';
import { buildGreedily, makeCarelessBuilder } from './greedy-builder.ts';
import { makeLookaheadBuilder } from './lookahead-builder.ts';
import { makeBot } from './make-bot.ts';
import { RACE_SKILLS } from './race-skill.ts';

export { EQUAL_RACERS } from './equal-racers.ts';

/** From level to level they chain faster and plan their machines over more sampled futures. */
export const bots: readonly Bot<View, Move>[] = [
  makeBot({
    id: 'apprentice',
    skill: RACE_SKILLS.beginner,
    builder: makeCarelessBuilder(0.3),
  }),
  makeBot({
    id: 'tinker',
    skill: RACE_SKILLS.casual,
    builder: buildGreedily,
  }),
  makeBot({
    id: 'electrician',
    skill: RACE_SKILLS.regular,
    builder: makeLookaheadBuilder(3),
  }),
  makeBot({
    id: 'mechanic',
    skill: RACE_SKILLS.average,
    builder: makeLookaheadBuilder(6),
  }),
  makeBot({
    id: 'technician',
    skill: RACE_SKILLS.practised,
    builder: makeLookaheadBuilder(9),
  }),
  makeBot({
    id: 'engineer',
    skill: RACE_SKILLS.quick,
    builder: makeLookaheadBuilder(20),
  }),
  makeBot({
    id: 'inventor',
    skill: RACE_SKILLS.expert,
    builder: makeLookaheadBuilder(60),
  }),
];
