import { below, type Rng } from '@sesame/kernel';
import type { Guess } from '../rules/state.ts';
import { answerOf, crackedAnswer } from '../solver/answers.ts';
import { type CodeSpace, codeSpaceOf, packCode } from '../solver/code-space.ts';
import { isStandard, standardTree } from '../solver/decision-tree.ts';
import { filterCodes, type GuessHistory, possibleCodes } from '../solver/possible-codes.ts';
import { guessesLeftInTree } from '../solver/relabelling.ts';
import type { ValueByDelay } from './lookahead.ts';

/** A guess history together with the rival's: the code it is looking for and its guesses. */
export interface Race extends GuessHistory {
  readonly code: string;
  readonly rival: readonly Guess[];
}

/** With more possible codes than this the rival is far from the end. */
const MAX_RIVAL_CODES = 300;
const ROLLOUTS = 200;
/** Breaks ties in favour of cracking sooner. */
const DELAY_PENALTY = 1e-3;

/**
 * The value of cracking the code by delay: 1 for a win, a half for a draw. A seat knows its own code, so it knows exactly
 * which codes the rival thinks possible. If the rival has followed the decision tree so far, the tree tells how many
 * guesses it still needs; otherwise random rollouts estimate it. Undefined while the rival is far from the end.
 */
export const raceValue = (race: Race, rng: Rng): ValueByDelay | undefined => {
  const ends = sampleRivalFinishes(race, rng);
  if (ends === undefined) return undefined;
  const chance = (holds: (end: number) => boolean) => ends.filter(holds).length / ends.length;
  const { attempts } = race.options;
  const made = race.guesses.length;
  const table = Array.from({ length: attempts - made }, (_, later) => {
    const at = made + 1 + later;
    return chance((end) => end > at) + chance((end) => end === at) / 2 - DELAY_PENALTY * later;
  });
  const never = chance((end) => end > attempts) / 2 - DELAY_PENALTY * table.length;
  return (later) => table[later] ?? never;
};

/** Equally likely guess numbers with which the rival cracks the code; undefined while it is far from the end. */
const sampleRivalFinishes = ({ options, code, rival }: Race, rng: Rng): readonly number[] | undefined => {
  if (rival.at(-1)?.black === options.positions) return [rival.length];
  const inTree = isStandard(options) ? guessesLeftInTree(standardTree(), { code, guesses: rival }, rng) : [];
  if (inTree.length > 0) return inTree.map((left) => rival.length + left);
  const before = possibleCodes({ options, guesses: rival });
  if (before.length > MAX_RIVAL_CODES) return undefined;
  const space = codeSpaceOf(options);
  return Array.from({ length: ROLLOUTS }, () => rival.length + rollout(space, { before, code }, rng));
};

const rollout = (
  space: CodeSpace,
  { before, code }: { readonly before: Int32Array; readonly code: string },
  rng: Rng,
): number => {
  const secret = packCode(code);
  let set = before;
  for (let guesses = 1; ; guesses++) {
    const guess = set[below(rng, set.length)] ?? secret;
    const answer = answerOf(space, secret, guess);
    if (answer === crackedAnswer(space)) return guesses;
    set = filterCodes(space, set, { guess, answer });
  }
};
