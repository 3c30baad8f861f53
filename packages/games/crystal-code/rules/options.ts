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
    label: { en: 'Matching sides glow', fr: 'Les côtés assortis brillent', nl: 'Passende zijden lichten op' },
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
      en: 'Everybody races in their own time',
      fr: 'Chacun fait la course à son heure',
      nl: 'Ieder speelt de race op eigen tijd',
    },
    default: false,
  },
};
