import { below, type Rng } from '@sesame/kernel';
import { type CodeSpace, codeSpaceOf, makeCode, type PackedCode } from './code-space.ts';
import { makeCost, type Objective } from './objectives.ts';
import { openingPatterns, relabelled } from './opening.ts';
import { type GuessHistory, possibleCodes } from './possible-codes.ts';
import { sampleCodes } from './sample-codes.ts';

/** How hard to think: the comparisons of two codes that may be made, and the luck that samples and breaks ties. */
export interface Effort {
  readonly rng: Rng;
  readonly work: number;
}

/** Comparisons a millisecond, on a slow machine. */
export const COMPARISONS_PER_MS = 60_000;

/** Judging by more codes than this tells guesses apart no better. */
const MAX_SAMPLE_CODES = 5_000;

/** The guess that does best towards an aim. The first one of a match comes in random crystals and places. */
export const bestGuess = (quest: GuessHistory, aim: Objective, effort: Effort): string => {
  const { options, guesses } = quest;
  const space = codeSpaceOf(options);
  const best =
    guesses.length === 0
      ? relabelled(cheapest(space, space.codes, { aim, guesses: openingPatterns(options) }), options, effort.rng)
      : bestOf(space, possibleCodes(quest), { aim, effort });
  return makeCode(best, options.positions);
};

/** The best guess when these codes are possible. All codes are tried if there is time, else a sample of them. */
const bestOf = (
  space: CodeSpace,
  set: Int32Array,
  { aim, effort: { rng, work } }: { readonly aim: Objective; readonly effort: Effort },
): PackedCode => {
  if (set.length <= 2) return set[below(rng, Math.max(1, set.length))] ?? 0;
  const judges = set.length * space.codes.length <= work ? set : sampleCodes(set, MAX_SAMPLE_CODES, rng);
  const tried = Math.max(2, Math.floor(work / judges.length));
  const members = sampleCodes(set, Math.ceil(tried / 2), rng);
  const others = sampleCodes(space.codes, tried - members.length, rng);
  return cheapest(space, judges, { aim, guesses: [...members, ...others] });
};

/** The first of the guesses that cost least, judged by these codes. */
const cheapest = (
  space: CodeSpace,
  judges: Int32Array,
  { aim, guesses }: { readonly aim: Objective; readonly guesses: readonly PackedCode[] },
): PackedCode => {
  const cost = makeCost(space, aim);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const guess of guesses) {
    const here = cost(judges, guess);
    if (here < least) [best, least] = [guess, here];
  }
  return best;
};
