import type { Bot } from '@sesame/kernel';
import type { Move, View } from '../rules/state.ts';
import { buildGreedily } from './greedy-builder.ts';
import { makeLookaheadBuilder } from './lookahead-builder.ts';
import { makeBot } from './make-bot.ts';
import { RACE_SKILLS } from './race-skill.ts';

/** Slow racer, greedy builder. */
const apprentice = makeBot({
  id: 'apprentice',
  name: { en: 'Apprentice', fr: 'Apprenti', nl: 'Leerling' },
  level: 1,
  skill: RACE_SKILLS.beginner,
  builder: buildGreedily,
});

/** Average racer, greedy builder. */
const tinker = makeBot({
  id: 'tinker',
  name: { en: 'Tinkerer', fr: 'Bricoleur', nl: 'Knutselaar' },
  level: 2,
  skill: RACE_SKILLS.club,
  builder: buildGreedily,
});

/** Average racer; looks ahead over a few sampled futures. */
const mechanic = makeBot({
  id: 'mechanic',
  name: { en: 'Mechanic', fr: 'Mécanicien', nl: 'Monteur' },
  level: 3,
  skill: RACE_SKILLS.club,
  builder: makeLookaheadBuilder(4),
});

/** Average racer; looks ahead over many sampled futures. */
const engineer = makeBot({
  id: 'engineer',
  name: { en: 'Engineer', fr: 'Ingénieur', nl: 'Ingenieur' },
  level: 4,
  skill: RACE_SKILLS.club,
  builder: makeLookaheadBuilder(60),
});

/** Expert racer; builds like the engineer. */
const inventor = makeBot({
  id: 'inventor',
  name: { en: 'Inventor', fr: 'Inventeur', nl: 'Uitvinder' },
  level: 5,
  skill: RACE_SKILLS.expert,
  builder: makeLookaheadBuilder(60),
});

export const bots: readonly Bot<View, Move>[] = [apprentice, tinker, mechanic, engineer, inventor];
