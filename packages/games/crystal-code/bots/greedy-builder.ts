import type { Thought } from '@sesame/kernel';
import type { Bench } from '../rules/build.ts';
import { greedyPlan } from '../rules/greedy.ts';
import { ROUNDS } from '../rules/rounds.ts';
import type { Plan, View } from '../rules/state.ts';

/** How a bot builds: what it does in a building phase, by what its seat sees. */
export type Builder = (view: View, thought: Thought) => Plan;

/** What a seat builds from. */
export const benchOf = ({ seats }: View, { seat }: Pick<Thought, 'seat'>): Bench => {
  const own = seats[seat];
  if (own?.hand === undefined) throw new Error(`nobody sees the hand of seat ${seat}`);
  return { hand: own.hand, machine: own.machine, crystals: own.crystals };
};

/** As the house builds for those whose time is up: card by card. */
export const buildGreedily: Builder = (view, thought) => greedyPlan(benchOf(view, thought), view.round === ROUNDS);
