import { type Choice, choicesOf } from './build-choices.ts';
import { type Building, benchOf } from './greedy-builder.ts';
import { makeJudge } from './win-chance.ts';

/** Futures a millisecond of its budget, at most. */
const PER_MS = 4;

/** Builds what wins in most of the ways in which the match may go on. It looks at so many of them. */
export const makePlanner =
  (futures: number): Building =>
  (view, thought) => {
    const judge = makeJudge(view, thought, Math.max(1, Math.min(futures, Math.floor(thought.budget * PER_MS))));
    let best: { readonly choice: Choice; readonly chance: number } | undefined;
    for (const choice of choicesOf(benchOf(view, thought))) {
      const chance = judge(choice);
      if (best === undefined || chance > best.chance) best = { choice, chance };
    }
    if (best === undefined) throw new Error('there is always something to build');
    return best.choice.plan;
  };
