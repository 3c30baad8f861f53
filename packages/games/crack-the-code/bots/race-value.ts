import { below, type Rng } from '@sesame/kernel';
import type { Guess } from '../rules/state.ts';
import { answerOf, crackedIn } from '../solver/answers.ts';
import { packCode, type Space, spaceOf } from '../solver/code-space.ts';
import { keep, possibleCodes, type Quest } from '../solver/possible-codes.ts';
import type { Worth } from './lookahead.ts';

/** A quest against a rival: the code it looks for, and what it has found out about it. */
export interface Race extends Quest {
  readonly code: string;
  readonly rival: readonly Guess[];
}

/** A rival with more codes than this before it is far from the end. */
const FAR = 300;
const TRIALS = 200;
/** Of equal chances the sooner is taken. */
const HASTE = 1e-3;

/**
 * What cracking the code is worth by when: 1 for a win, a half for a draw. A seat knows its own code, so it knows
 * exactly what the rival knows; how long the rival will need is found by letting it go on with codes possible to it.
 * Undefined while the rival is far.
 */
export const worthInRace = (race: Race, rng: Rng): Worth | undefined => {
  const ends = endsOfRival(race, rng);
  if (ends === undefined) return undefined;
  const chance = (holds: (end: number) => boolean) => ends.filter(holds).length / ends.length;
  const { attempts } = race.options;
  const made = race.guesses.length;
  const table = Array.from({ length: attempts - made }, (_, later) => {
    const at = made + 1 + later;
    return chance((end) => end > at) + chance((end) => end === at) / 2 - HASTE * later;
  });
  const never = chance((end) => end > attempts) / 2 - HASTE * table.length;
  return (later) => table[later] ?? never;
};

/** With which guess the rival cracks the code, in so many trials; undefined while it is far. */
const endsOfRival = ({ options, code, rival }: Race, rng: Rng): readonly number[] | undefined => {
  if (rival.at(-1)?.black === options.positions) return [rival.length];
  const before = possibleCodes({ options, guesses: rival });
  if (before.length > FAR) return undefined;
  const space = spaceOf(options);
  return Array.from({ length: TRIALS }, () => rival.length + trial(space, { before, code }, rng));
};

const trial = (
  space: Space,
  { before, code }: { readonly before: Int32Array; readonly code: string },
  rng: Rng,
): number => {
  const secret = packCode(code);
  let set = before;
  for (let guesses = 1; ; guesses++) {
    const guess = set[below(rng, set.length)] ?? secret;
    const answer = answerOf(space, secret, guess);
    if (answer === crackedIn(space)) return guesses;
    set = keep(space, set, { guess, answer });
  }
};
