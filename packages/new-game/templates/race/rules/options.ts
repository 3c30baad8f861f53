import { makeText, type OptionsSpec } from '@sesame/kernel';
import type { Options } from './state.ts';

/** The form in which a match is set up is made from this. */
export const options: OptionsSpec<Options> = {
  rounds: { kind: 'whole', label: makeText({ en: 'Rounds' }), default: 5, min: 1, max: 9 },
  // #if !chance
  //: course: { kind: 'whole', label: makeText({ en: 'Course' }), default: 1, min: 1, max: 99 },
  // #endif
  apart: { kind: 'flag', label: makeText({ en: 'Everybody in their own time' }), default: false, isHidden: true },
  untimed: { kind: 'flag', label: makeText({ en: 'No time limit' }), default: false },
};
