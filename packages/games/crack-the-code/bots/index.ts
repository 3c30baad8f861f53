import type { Bot, Thought } from '@sesame/kernel';
import type { Move, View } from '../rules/state.ts';
import { COMPARISONS_PER_MS, type Effort } from '../solver/best-guess.ts';
import { hideHard } from './hide-hard.ts';
import { makeBot } from './make-bot.ts';
import { guessFromMemory, type Memory } from './memory.ts';
import { bestChance, fewestGuesses } from './strategy.ts';

/** A bot that guesses like people do: any code that fits the answers it thinks of. */
const makeGuesser = (id: string, memory: Memory): Bot<View, Move> =>
  makeBot(id, (observation, { rng }) => guessFromMemory(observation, memory, rng));

/** Half of the budget is for the longest step, the rest for the others. */
const effortOf = ({ rng, budget }: Thought): Effort => ({ rng, work: (budget * COMPARISONS_PER_MS) / 2 });

/** Plays for the fewest guesses, and for the highest chance to win the race once the rival is close. */
const master = makeBot('master', (observation, thought) => bestChance(observation, effortOf(thought)), hideHard);

/** Follows the decision tree whatever the rival does: not on the ladder, but to measure the master against. */
export const treeFollower = makeBot('tree', (observation, thought) => fewestGuesses(observation, effortOf(thought)));

/** BOTS.md has their strengths, by which the chances were chosen. */
export const bots: readonly Bot<View, Move>[] = [
  makeGuesser('random', { latest: 1, earlier: 0.4, reach: 2 }),
  makeGuesser('novice', { latest: 2, earlier: 0 }),
  makeGuesser('caretaker', { latest: 1, earlier: 0.33 }),
  makeGuesser('burglar', { latest: 1, earlier: 0.5 }),
  makeGuesser('thinker', { latest: 1, earlier: 0.75 }),
  makeGuesser('clockmaker', { latest: 1, earlier: 1 }),
  master,
];
