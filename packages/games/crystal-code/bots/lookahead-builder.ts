import { type BuildChoice, buildChoices } from './build-choices.ts';
import { type Builder, benchOf } from './greedy-builder.ts';
import { makeWinChance } from './win-chance.ts';

/** Futures a millisecond of its budget, at most. */
const MAX_FUTURES_PER_MS = 4;

/** Builds what wins in most of the ways in which the match may go on. It looks at so many of them. */
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
    if (best === undefined) throw new Error('there is always something to build');
    return best.choice.plan;
  };
