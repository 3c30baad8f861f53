import type { OptionsSpec } from '@sesame/kernel';
import type { Options } from './state.ts';

export const options: OptionsSpec<Options> = {
  fair: {
    kind: 'flag',
    label: { en: 'Fair deals', fr: 'Donnes équitables', nl: 'Eerlijke verdeling' },
    default: true,
  },
  help: {
    kind: 'flag',
    label: { en: 'Highlight matching sides', fr: 'Signaler les côtés assortis', nl: 'Passende zijden laten oplichten' },
    default: false,
  },
  glass: {
    kind: 'whole',
    label: { en: 'Hourglass (seconds)', fr: 'Sablier (secondes)', nl: 'Zandloper (seconden)' },
    default: 60,
    min: 30,
    max: 180,
  },
  apart: {
    kind: 'flag',
    label: {
      en: 'Everyone races in their own time',
      fr: 'Chacun fait la course quand il veut',
      nl: 'Iedereen racet op een eigen moment',
    },
    default: false,
  },
};
