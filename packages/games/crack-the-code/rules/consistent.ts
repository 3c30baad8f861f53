import { pick, type Rng } from '@sesame/kernel';
import { lettersOf, randomCode } from './codes.ts';
import { countOf, fits } from './pins.ts';
import type { Guess, Letter, Options } from './state.ts';

const MAX_RANDOM_TRIES = 100;

/**
 * A code that answers all these guesses as they were answered, all such codes equally likely.
 * While many do, chance finds one soon; when few do, the search below is quick because the guesses rule out much.
 */
export const randomConsistent = (options: Options, guesses: readonly Guess[], rng: Rng): string => {
  for (let tries = 0; tries < MAX_RANDOM_TRIES; tries++) {
    const code = randomCode(options, rng);
    if (guesses.every((guess) => fits(code, guess))) return code;
  }
  return pick(rng, consistentCodes(options, guesses));
};

/** All codes that answer these guesses as they were answered. */
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

/** How far the start of a code goes towards the pins of a guess. */
interface Trail {
  readonly guess: Guess;
  readonly black: number;
  /** Crystals in common, wherever they are. */
  readonly common: number;
}

/** The trails with one crystal more; undefined if the pins of one of them cannot come out right any more. */
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

/** Whether the pins can still come out right with so many places open. */
const leadsOn = ({ guess, black, common }: Trail, open: number): boolean => {
  const pins = guess.black + guess.white;
  return black <= guess.black && guess.black <= black + open && common <= pins && pins <= common + open;
};
