import { fraction, type Thought } from '@sesame/kernel';
import { type Bench, worksOf } from '../rules/build.ts';
import { greedyPlan } from '../rules/greedy.ts';
import { ROUNDS } from '../rules/rounds.ts';
import type { Plan, View } from '../rules/state.ts';

/** A bot's building strategy. */
export type Builder = (view: View, thought: Thought) => Plan;

/** A seat's own hand, machine and crystals to place. */
export const benchOf = ({ seats }: View, { seat }: Pick<Thought, 'seat'>): Bench => {
  const own = seats[seat];
  if (own?.hand === undefined) throw new Error(`the hand of seat ${seat} is hidden`);
  return { hand: own.hand, machine: own.machine, crystals: own.crystals };
};

/** Card by card, like the fallback for players whose time is up. */
export const buildGreedily: Builder = (view, thought) => greedyPlan(benchOf(view, thought), view.round === ROUNDS);

/** Greedy, but overlooks each card in hand with this chance, as long as the crystals can be placed. */
export const makeCarelessBuilder =
  (overlooks: number): Builder =>
  (view, thought) => {
    const bench = benchOf(view, thought);
    const noticed = bench.hand.filter(() => fraction(thought.rng) >= overlooks);
    const plan = greedyPlan({ ...bench, hand: noticed }, view.round === ROUNDS);
    return worksOf(bench, plan).ok ? plan : buildGreedily(view, thought);
  };
