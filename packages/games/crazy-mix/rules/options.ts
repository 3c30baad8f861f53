import type { OptionsSpec } from '@sesame/kernel';
import type { Options } from './state.ts';

export const options: OptionsSpec<Options> = {
  patience: {
    kind: 'whole',
    label: { en: 'Seconds to find the symbol', fr: 'Secondes pour trouver le symbole', nl: 'Seconden om te zoeken' },
    default: 30,
    min: 10,
    max: 120,
  },
  apart: {
    kind: 'flag',
    label: {
      en: 'Everybody plays a round in their own time',
      fr: 'Chacun joue la manche à son heure',
      nl: 'Iedereen speelt een ronde op zijn eigen tijd',
    },
    default: false,
  },
};
