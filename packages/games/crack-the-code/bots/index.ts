import type { Bot, Thought } from '@sesame/kernel';
import { randomCode } from '../rules/codes.ts';
import { randomConsistent } from '../rules/consistent.ts';
import type { Move, View } from '../rules/state.ts';
import { COMPARISONS_PER_MS, type Effort } from '../solver/best-guess.ts';
import { makeBot } from './make-bot.ts';

import { bestChance, fewestGuesses } from './strategy.ts';

/** Half of the budget is for the longest step, the rest for the others. */
const effortOf = ({ rng, budget }: Thought): Effort => ({ rng, work: (budget * COMPARISONS_PER_MS) / 2 });

/** Guesses at random. */
const passerBy = makeBot({
  id: 'random',
  name: { en: 'Passer-by', fr: 'Passant', nl: 'Voorbijganger' },
  level: 1,
  guess: ({ options }, { rng }) => randomCode(options, rng),
});

/** Guesses a code that fits its last two guesses. */
const apprentice = makeBot({
  id: 'novice',
  name: { en: 'Apprentice', fr: 'Apprenti', nl: 'Leerling' },
  level: 2,
  guess: ({ options, guesses }, { rng }) => randomConsistent(options, guesses.slice(-NOVICE_MEMORY_GUESSES), rng),
});

const NOVICE_MEMORY_GUESSES = 2;

/** Guesses any code that fits all its guesses. */
const locksmith = makeBot({
  id: 'thinker',
  name: { en: 'Locksmith', fr: 'Serrurier', nl: 'Slotenmaker' },
  level: 3,
  guess: ({ options, guesses }, { rng }) => randomConsistent(options, guesses, rng),
});

/** Minimises its average number of guesses, whatever the rival does. */
const clockmaker = makeBot({
  id: 'clockmaker',
  name: { en: 'Clockmaker', fr: 'Horloger', nl: 'Horlogemaker' },
  level: 4,
  guess: (observation, thought) => fewestGuesses(observation, effortOf(thought)),
});

/** Maximises its chance to win the race once the rival is close. */
const master = makeBot({
  id: 'master',
  name: { en: 'Vault master', fr: 'Maître du coffre', nl: 'Kluismeester' },
  level: 5,
  guess: (observation, thought) => bestChance(observation, effortOf(thought)),
});

export const bots: readonly Bot<View, Move>[] = [passerBy, apprentice, locksmith, clockmaker, master];
