import { below, type Rng } from '@sesame/kernel';
import type { Guess } from '../rules/state.ts';
import { answerOf, crackedAnswer } from '../solver/answers.ts';
import { type CodeSpace, codeSpaceOf, packCode } from '../solver/code-space.ts';
import { filterCodes, type GuessHistory, possibleCodes } from '../solver/possible-codes.ts';
import type { ValueByDelay } from './lookahead.ts';

/** A quest against a rival: the code it looks for, and what it has found out about it. */
export interface Race extends GuessHistory {
  readonly code: string;
  readonly rival: readonly Guess[];
}

/** A rival with more codes than this before it is far from the end. */
const MAX_RIVAL_CODES = 300;
const ROLLOUTS = 200;
/** Of equal chances the sooner is taken. */
const DELAY_PENALTY = 1e-3;

/**
 * What cracking the code is worth by when: 1 for a win, a half for a draw. A seat knows its own code, so it knows
 * exactly what the rival knows; how long the rival will need is found by letting it go on with codes possible to it.
 * Undefined while the rival is far.
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

/** With which guess the rival cracks the code, in so many trials; undefined while it is far. */
const sampleRivalFinishes = ({ options, code, rival }: Race, rng: Rng): readonly number[] | undefined => {
  if (rival.at(-1)?.black === options.positions) return [rival.length];
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
