import type { Bot } from '@sesame/kernel';
import type { Move, View } from '../rules/state.ts';
import { greedy } from './greedy-builder.ts';
import { makePlanner } from './lookahead-builder.ts';
import { makeBot } from './make-bot.ts';
import { RACING } from './race-skill.ts';

/** Often not in time, and builds from one card to the next. */
const apprentice = makeBot({
  id: 'apprentice',
  name: { en: 'Apprentice', fr: 'Apprenti', nl: 'Leerling' },
  level: 1,
  racing: RACING.beginner,
  building: greedy,
});

/** Chains well, and builds from one card to the next. */
const tinker = makeBot({
  id: 'tinker',
  name: { en: 'Tinkerer', fr: 'Bricoleur', nl: 'Knutselaar' },
  level: 2,
  racing: RACING.club,
  building: greedy,
});

/** Chains as well, and builds for a few ways in which the match may go on. */
const mechanic = makeBot({
  id: 'mechanic',
  name: { en: 'Mechanic', fr: 'Mécanicien', nl: 'Monteur' },
  level: 3,
  racing: RACING.club,
  building: makePlanner(4),
});

/** Chains as well, and builds for what is most likely to come. */
const engineer = makeBot({
  id: 'engineer',
  name: { en: 'Engineer', fr: 'Ingénieur', nl: 'Ingenieur' },
  level: 4,
  racing: RACING.club,
  building: makePlanner(60),
});

/** Chains faster than nearly everybody, and builds like an engineer. */
const inventor = makeBot({
  id: 'inventor',
  name: { en: 'Inventor', fr: 'Inventeur', nl: 'Uitvinder' },
  level: 5,
  racing: RACING.expert,
  building: makePlanner(60),
});

export const bots: readonly Bot<View, Move>[] = [apprentice, tinker, mechanic, engineer, inventor];
