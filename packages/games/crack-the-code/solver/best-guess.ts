import { below, type Rng } from '@sesame/kernel';
import { type CodeSpace, codeSpaceOf, makeCode, type PackedCode } from './code-space.ts';
import { makeCost, type Objective } from './objectives.ts';
import { openingPatterns, relabelled } from './opening.ts';
import { type GuessHistory, possibleCodes } from './possible-codes.ts';
import { sampleCodes } from './sample-codes.ts';

/** Search budget: how many pairs of codes may be compared, and the random numbers for sampling and ties. */
export interface Effort {
  readonly rng: Rng;
  readonly work: number;
}

/** Comparisons per millisecond on a slow machine. */
export const COMPARISONS_PER_MS = 60_000;

/** More codes than this don't make the comparison of guesses any better. */
const MAX_SAMPLE_CODES = 5_000;

/** The best guess for an objective. The opening guess gets random colours and places. */
export const bestGuess = (history: GuessHistory, objective: Objective, effort: Effort): string => {
  const { options, guesses } = history;
  const space = codeSpaceOf(options);
  const best =
    guesses.length === 0
      ? relabelled(cheapest(space, space.codes, { objective, guesses: openingPatterns(options) }), options, effort.rng)
      : bestOf(space, possibleCodes(history), { objective, effort });
  return makeCode(best, options.positions);
};

/** The best guess for a set of possible codes. Tries all codes if the budget allows, otherwise a sample. */
const bestOf = (
  space: CodeSpace,
  set: Int32Array,
  { objective, effort: { rng, work } }: { readonly objective: Objective; readonly effort: Effort },
): PackedCode => {
  if (set.length <= 2) return set[below(rng, Math.max(1, set.length))] ?? 0;
  const judges = set.length * space.codes.length <= work ? set : sampleCodes(set, MAX_SAMPLE_CODES, rng);
  const tried = Math.max(2, Math.floor(work / judges.length));
  const members = sampleCodes(set, Math.ceil(tried / 2), rng);
  const others = sampleCodes(space.codes, tried - members.length, rng);
  return cheapest(space, judges, { objective, guesses: [...members, ...others] });
};

/** The first of the guesses with the lowest cost. */
const cheapest = (
  space: CodeSpace,
  judges: Int32Array,
  { objective, guesses }: { readonly objective: Objective; readonly guesses: readonly PackedCode[] },
): PackedCode => {
  const cost = makeCost(space, objective);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const guess of guesses) {
    const here = cost(judges, guess);
    if (here < least) [best, least] = [guess, here];
  }
  return best;
};
