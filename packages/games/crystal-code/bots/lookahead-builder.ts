import { type BuildChoice, buildChoices } from './build-choices.ts';
import { type Builder, benchOf } from './greedy-builder.ts';
import { makeWinChance } from './win-chance.ts';

const MAX_FUTURES_PER_MS = 4;

/** Builder that picks the plan with the highest win chance over `futures` sampled futures. */
export const makeLookaheadBuilder =
  (futures: number): Builder =>
  (view, thought) => {
    const judge = makeWinChance(
      view,
      thought,
      Math.max(1, Math.min(futures, Math.floor(thought.budget * MAX_FUTURES_PER_MS))),
    );
    let best: { readonly choice: BuildChoice; readonly chance: number } | undefined;
    for (const choice of buildChoices(benchOf(view, thought))) {
      const chance = judge(choice);
      if (best === undefined || chance > best.chance) best = { choice, chance };
    }
    if (best === undefined) throw new Error('no legal plan');
    return best.choice.plan;
  };
