import type { Bot } from '@sesame/kernel';
import type { Move, View } from '../rules/state.ts';
import { buildGreedily } from './greedy-builder.ts';
import { makeLookaheadBuilder } from './lookahead-builder.ts';
import { makeBot } from './make-bot.ts';
import { RACE_SKILLS } from './race-skill.ts';

/** Often not in time, and builds from one card to the next. */
const apprentice = makeBot({
  id: 'apprentice',
  name: { en: 'Apprentice', fr: 'Apprenti', nl: 'Leerling' },
  level: 1,
  skill: RACE_SKILLS.beginner,
  builder: buildGreedily,
});

/** Chains well, and builds from one card to the next. */
const tinker = makeBot({
  id: 'tinker',
  name: { en: 'Tinkerer', fr: 'Bricoleur', nl: 'Knutselaar' },
  level: 2,
  skill: RACE_SKILLS.club,
  builder: buildGreedily,
});

/** Chains as well, and builds for a few ways in which the match may go on. */
const mechanic = makeBot({
  id: 'mechanic',
  name: { en: 'Mechanic', fr: 'Mécanicien', nl: 'Monteur' },
  level: 3,
  skill: RACE_SKILLS.club,
  builder: makeLookaheadBuilder(4),
});

/** Chains as well, and builds for what is most likely to come. */
const engineer = makeBot({
  id: 'engineer',
  name: { en: 'Engineer', fr: 'Ingénieur', nl: 'Ingenieur' },
  level: 4,
  skill: RACE_SKILLS.club,
  builder: makeLookaheadBuilder(60),
});

/** Chains faster than nearly everybody, and builds like an engineer. */
const inventor = makeBot({
  id: 'inventor',
  name: { en: 'Inventor', fr: 'Inventeur', nl: 'Uitvinder' },
  level: 5,
  skill: RACE_SKILLS.expert,
  builder: makeLookaheadBuilder(60),
});

export const bots: readonly Bot<View, Move>[] = [apprentice, tinker, mechanic, engineer, inventor];
