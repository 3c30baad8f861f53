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
    help: { value: true },
  },
  glass: {
    kind: 'whole',
    label: { en: 'Hourglass (seconds)', fr: 'Sablier (secondes)', nl: 'Zandloper (seconden)' },
    default: 60,
    help: {
      label: { en: 'Hourglass of two minutes', fr: 'Sablier de deux minutes', nl: 'Zandloper van twee minuten' },
      value: 120,
    },
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
  untimed: {
    kind: 'flag',
    label: {
      en: 'No hourglass: every right chain counts',
      fr: 'Sans sablier : chaque chaîne juste compte',
      nl: 'Zonder zandloper: elke goede keten telt',
    },
    default: false,
    byEar: true,
    help: { value: true },
  },
};
