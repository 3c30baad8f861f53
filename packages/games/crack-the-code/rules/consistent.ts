import { pick, type Rng } from '@sesame/kernel';
import { lettersOf, randomCode } from './codes.ts';
import { countOf, fits } from './pins.ts';
import type { Guess, Letter, Options } from './state.ts';

const MAX_RANDOM_TRIES = 100;

/**
 * A uniformly random code that is consistent with all these guesses. Rejection sampling is fast while many codes fit;
 * when few do, the exhaustive search below is fast.
 */
export const randomConsistent = (options: Options, guesses: readonly Guess[], rng: Rng): string => {
  for (let tries = 0; tries < MAX_RANDOM_TRIES; tries++) {
    const code = randomCode(options, rng);
    if (guesses.every((guess) => fits(code, guess))) return code;
  }
  return pick(rng, consistentCodes(options, guesses));
};

/** All codes that are consistent with these guesses. */
export const consistentCodes = (options: Options, guesses: readonly Guess[]): readonly string[] => {
  const letters = lettersOf(options);
  const codes: string[] = [];
  const extend = (start: string, trails: readonly Trail[]): void => {
    if (start.length === options.positions) {
      codes.push(start);
      return;
    }
    for (const letter of letters) {
      if (!options.repeats && start.includes(letter)) continue;
      const next = advanced(trails, start, letter);
      if (next !== undefined) extend(start + letter, next);
    }
  };
  extend(
    '',
    guesses.map((guess) => ({ guess, black: 0, common: 0 })),
  );
  return codes;
};

/** The pins that the start of a code earns for a guess. */
interface Trail {
  readonly guess: Guess;
  readonly black: number;
  /** Crystals in common, in any place. */
  readonly common: number;
}

/** The trails extended by one crystal; undefined if a guess can't get its pins any more. */
const advanced = (trails: readonly Trail[], start: string, letter: Letter): readonly Trail[] | undefined => {
  const next: Trail[] = [];
  for (const { guess, black, common } of trails) {
    const trail = {
      guess,
      black: guess.code[start.length] === letter ? black + 1 : black,
      common: countOf(letter, start) < countOf(letter, guess.code) ? common + 1 : common,
    };
    if (!leadsOn(trail, guess.code.length - start.length - 1)) return undefined;
    next.push(trail);
  }
  return next;
};

/** Whether the pins can still be reached with this many open places. */
const leadsOn = ({ guess, black, common }: Trail, open: number): boolean => {
  const pins = guess.black + guess.white;
  return black <= guess.black && guess.black <= black + open && common <= pins && pins <= common + open;
};
