import type { Bot, Text, Thought } from '@sesame/kernel';
import type { Move, View } from '../rules/state.ts';
import { COMPARISONS_PER_MS, type Effort } from '../solver/best-guess.ts';
import { makeBot } from './make-bot.ts';
import { guessFromMemory, type Memory } from './memory.ts';
import { bestChance } from './strategy.ts';

/** A bot that guesses like people do: any code that fits the answers it thinks of. */
const makeGuesser = (id: string, name: Text, { level, memory }: { level: number; memory: Memory }): Bot<View, Move> =>
  makeBot({ id, name, level, guess: (observation, { rng }) => guessFromMemory(observation, memory, rng) });

/** Half of the budget is for the longest step, the rest for the others. */
const effortOf = ({ rng, budget }: Thought): Effort => ({ rng, work: (budget * COMPARISONS_PER_MS) / 2 });

/** Plays for the fewest guesses, and for the highest chance to win the race once the rival is close. */
const master = makeBot({
  id: 'master',
  name: { en: 'Vault master', fr: 'Maître du coffre', nl: 'Kluismeester' },
  level: 7,
  guess: (observation, thought) => bestChance(observation, effortOf(thought)),
});

/** BOTS.md has their strengths, by which the chances were chosen. */
export const bots: readonly Bot<View, Move>[] = [
  makeGuesser(
    'random',
    { en: 'Passer-by', fr: 'Passant', nl: 'Voorbijganger' },
    { level: 1, memory: { latest: 1, earlier: 0.4, reach: 2 } },
  ),
  makeGuesser(
    'novice',
    { en: 'Apprentice', fr: 'Apprenti', nl: 'Leerling' },
    { level: 2, memory: { latest: 2, earlier: 0 } },
  ),
  makeGuesser(
    'caretaker',
    { en: 'Caretaker', fr: 'Concierge', nl: 'Conciërge' },
    { level: 3, memory: { latest: 1, earlier: 0.33 } },
  ),
  makeGuesser(
    'burglar',
    { en: 'Burglar', fr: 'Cambrioleur', nl: 'Inbreker' },
    { level: 4, memory: { latest: 1, earlier: 0.5 } },
  ),
  makeGuesser(
    'thinker',
    { en: 'Locksmith', fr: 'Serrurier', nl: 'Slotenmaker' },
    { level: 5, memory: { latest: 1, earlier: 0.75 } },
  ),
  makeGuesser(
    'clockmaker',
    { en: 'Clockmaker', fr: 'Horloger', nl: 'Horlogemaker' },
    { level: 6, memory: { latest: 1, earlier: 1 } },
  ),
  master,
];
