import { below, type Rng } from '@sesame/kernel';
import type { Guess, Options } from '../rules/state.ts';
import { answerOf, crackedIn } from '../solver/answers.ts';
import { keep, possibleCodes } from '../solver/possible.ts';
import { type Packed, packCode, spaceOf } from '../solver/space.ts';
import type { Worth } from './plan.ts';

/** How the race stands, as one seat sees it. */
export interface Race {
  readonly options: Options;
  /** How many guesses the seat has made. */
  readonly made: number;
  /** The seat's own code, and what the rival has found out about it. */
  readonly code: string;
  readonly rival: readonly Guess[];
}

/** A rival with more codes than this before it is far from the end: then only haste counts. */
const FAR = 300;
const ROLLOUTS = 48;
/** Of equal chances the sooner is taken. */
const HASTE = 1e-3;

/**
 * What cracking the code is worth by when: 1 for a win, a half for a draw. A seat knows its own code, so it knows
 * exactly what the rival knows; how long the rival will need is found by letting it go on with codes possible to it.
 * Undefined while the rival is far.
 */
export const worthInRace = ({ options, made, code, rival }: Race, rng: Rng): Worth | undefined => {
  const ends = endsOfRival({ options, code, rival }, rng);
  if (ends === undefined) return undefined;
  const within = ends.map((end) => (end > options.attempts ? Number.POSITIVE_INFINITY : end));
  const chance = (holds: (end: number) => boolean) => within.filter(holds).length / within.length;
  const never = chance((end) => end === Number.POSITIVE_INFINITY) / 2;
  return (later) => {
    const at = made + 1 + later;
    if (at > options.attempts) return never - HASTE * later;
    return chance((end) => end > at) + chance((end) => end === at) / 2 - HASTE * later;
  };
};

/** With which guess the rival cracks the code, as often as it may happen; undefined while it is far. */
const endsOfRival = ({ options, code, rival }: Omit<Race, 'made'>, rng: Rng): readonly number[] | undefined => {
  if (rival.at(-1)?.black === options.positions) return [rival.length];
  const before = possibleCodes({ options, guesses: rival });
  if (before.length > FAR) return undefined;
  const secret = packCode(code);
  return Array.from({ length: ROLLOUTS }, () => rival.length + guessesOfRival(options, { before, secret }, rng));
};

const guessesOfRival = (
  options: Options,
  { before, secret }: { readonly before: Int32Array; readonly secret: Packed },
  rng: Rng,
): number => {
  const space = spaceOf(options);
  let set = before;
  for (let guesses = 1; ; guesses++) {
    const guess = set[below(rng, set.length)] ?? secret;
    const answer = answerOf(space, secret, guess);
    if (answer === crackedIn(space)) return guesses;
    set = keep(space, set, { guess, answer });
  }
};
