import { ok, pick, type Result, type Rng, refuse, shuffled } from '@sesame/kernel';
import { LETTERS, type Letter, type Options } from './state.ts';

/** The crystal letters used in a match. */
export const lettersOf = ({ colours }: Pick<Options, 'colours'>): readonly Letter[] => LETTERS.slice(0, colours);

/** CC2, CC3: validates a code against the options of the match. */
export const parseCode = (options: Options, text: string): Result<string> => {
  const letters = lettersOf(options);
  if (text.length !== options.positions) {
    return refuse('wrong-length', `A code has ${options.positions} crystals.`);
  }
  if ([...text].some((letter) => !letters.some((known) => known === letter))) {
    return refuse('unknown-crystal', `The colours of this match are ${letters.join(', ')}.`);
  }
  if (!options.repeats && new Set(text).size < text.length) {
    return refuse('no-repeats', 'You can use each colour only once in a code.');
  }
  return ok(text);
};

/** A uniformly random code. */
export const randomCode = (options: Options, rng: Rng): string => {
  const letters = lettersOf(options);
  return options.repeats
    ? Array.from({ length: options.positions }, () => pick(rng, letters)).join('')
    : shuffled(rng, letters).slice(0, options.positions).join('');
};

/** CC19: eight random words in hexadecimal. */
export const randomSalt = (rng: Rng): string =>
  Array.from({ length: 8 }, () => (rng() >>> 0).toString(16).padStart(8, '0')).join('');
