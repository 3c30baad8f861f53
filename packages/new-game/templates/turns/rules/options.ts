import { makeText, type OptionsSpec } from '@sesame/kernel';
import type { Options } from './state.ts';

/** The form in which a match is set up is made from this. */
export const options: OptionsSpec<Options> = {
  swaps: { kind: 'whole', label: makeText({ en: 'Swaps per player' }), default: 1, min: 0, max: 3 },
};
