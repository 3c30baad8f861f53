import { randomCode } from '../rules/codes.ts';
import type { Letter, Options } from '../rules/state.ts';
import { lettersOf } from './crystal-colours.ts';

/** A random code from the browser's cryptographic generator. */
export const randomLetters = (options: Options): readonly Letter[] =>
  lettersOf(randomCode(options, () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0));
