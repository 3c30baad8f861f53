import { pick, type Rng } from '@sesame/kernel';
import { lettersOf, randomCode } from './codes.ts';
import { countOf, fits } from './pins.ts';
import type { Guess, Letter, Options } from './state.ts';

const TRIES = 100;

/**
 * A code that answers all these guesses as they were answered, all such codes equally likely.
 * While many do, chance finds one soon; when few do, the search below is quick because the guesses rule out much.
 */
export const randomConsistent = (options: Options, guesses: readonly Guess[], rng: Rng): string => {
  for (let tries = 0; tries < TRIES; tries++) {
    const code = randomCode(options, rng);
    if (guesses.every((guess) => fits(code, guess))) return code;
  }
  const codes = found.get(guesses) ?? consistentCodes(options, guesses);
  found.set(guesses, codes);
  return pick(rng, codes);
};

/** What was found for guesses that are asked about again. Guesses never change, and belong to one match. */
const found = new WeakMap<readonly Guess[], readonly string[]>();

/** All codes that answer these guesses as they were answered. */
export const consistentCodes = (options: Options, guesses: readonly Guess[]): readonly string[] => {
  const letters = lettersOf(options);
  const codes: string[] = [];
  const extend = (start: string, trails: readonly Trail[]): void => {
    if (start.length === options.positions) {
      codes.push(start);
      return;
    }
    const open = options.positions - start.length - 1;
    for (const letter of letters) {
      if (!options.repeats && start.includes(letter)) continue;
      const next = trails.map((trail) => step(trail, start, letter));
      if (next.every((trail) => leadsOn(trail, open))) extend(start + letter, next);
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

const step = ({ guess, black, common }: Trail, start: string, letter: Letter): Trail => ({
  guess,
  black: black + (guess.code[start.length] === letter ? 1 : 0),
  common: common + (countOf(letter, start) < countOf(letter, guess.code) ? 1 : 0),
});

/** Whether the pins can still come out right with so many places open. */
const leadsOn = ({ guess, black, common }: Trail, open: number): boolean => {
  const pins = guess.black + guess.white;
  return black <= guess.black && guess.black <= black + open && common <= pins && pins <= common + open;
};
