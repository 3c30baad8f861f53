import type { OptionsSpec } from '@sesame/kernel';
import type { Options } from './state.ts';

export const options: OptionsSpec<Options> = {
  patience: {
    kind: 'whole',
    label: { en: 'Time per round (seconds)', fr: 'Temps par manche (secondes)', nl: 'Tijd per ronde (seconden)' },
    default: 30,
    min: 10,
    max: 120,
  },
  apart: {
    kind: 'flag',
    label: {
      en: 'Everyone plays rounds in their own time',
      fr: 'Chacun joue ses manches quand il veut',
      nl: 'Iedereen speelt rondes op een eigen moment',
    },
    default: false,
  },
  ready: {
    kind: 'flag',
    label: {
      en: 'Wait until everyone is ready',
      fr: 'Attendre que chacun soit prêt',
      nl: 'Wachten tot iedereen klaar is',
    },
    default: false,
    isHidden: true,
  },
  pad: {
    kind: 'flag',
    label: { en: 'Point by properties', fr: 'Pointer par propriétés', nl: 'Aanwijzen met eigenschappen' },
    default: false,
    againstBots: true,
    help: { value: true },
  },
  untimed: {
    kind: 'flag',
    label: {
      en: 'No clock: every right answer counts',
      fr: 'Sans chrono : chaque bonne réponse compte',
      nl: 'Zonder klok: elk goed antwoord telt',
    },
    default: false,
    byEar: true,
    help: { value: true },
  },
};
