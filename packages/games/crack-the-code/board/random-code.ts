import { randomCode } from '../rules/codes.ts';
import type { Letter, Options } from '../rules/state.ts';
import { lettersOf } from './crystals.ts';

/** A code nobody can foresee: drawn from the browser's own source of chance. */
export const randomLetters = (options: Options): readonly Letter[] =>
  lettersOf(randomCode(options, () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0));
