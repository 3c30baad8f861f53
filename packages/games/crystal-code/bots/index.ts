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
    name: { en: 'Apprentice', fr: 'Apprenti', nl: 'Leerling' },
    level: 1,
    skill: RACE_SKILLS.beginner,
    builder: makeCarelessBuilder(0.3),
  }),
  makeBot({
    id: 'tinker',
    name: { en: 'Tinkerer', fr: 'Bricoleur', nl: 'Knutselaar' },
    level: 2,
    skill: RACE_SKILLS.casual,
    builder: buildGreedily,
  }),
  makeBot({
    id: 'electrician',
    name: { en: 'Electrician', fr: 'Électricien', nl: 'Elektricien' },
    level: 3,
    skill: RACE_SKILLS.regular,
    builder: makeLookaheadBuilder(3),
  }),
  makeBot({
    id: 'mechanic',
    name: { en: 'Mechanic', fr: 'Mécanicien', nl: 'Monteur' },
    level: 4,
    skill: RACE_SKILLS.average,
    builder: makeLookaheadBuilder(6),
  }),
  makeBot({
    id: 'technician',
    name: { en: 'Technician', fr: 'Technicien', nl: 'Technicus' },
    level: 5,
    skill: RACE_SKILLS.practised,
    builder: makeLookaheadBuilder(9),
  }),
  makeBot({
    id: 'engineer',
    name: { en: 'Engineer', fr: 'Ingénieur', nl: 'Ingenieur' },
    level: 6,
    skill: RACE_SKILLS.quick,
    builder: makeLookaheadBuilder(20),
  }),
  makeBot({
    id: 'inventor',
    name: { en: 'Inventor', fr: 'Inventeur', nl: 'Uitvinder' },
    level: 7,
    skill: RACE_SKILLS.expert,
    builder: makeLookaheadBuilder(60),
  }),
];
