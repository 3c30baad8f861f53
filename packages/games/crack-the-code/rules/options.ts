import type { OptionsSpec } from '@sesame/kernel';
import type { Options } from './state.ts';

export const options: OptionsSpec<Options> = {
  positions: {
    kind: 'whole',
    label: { en: 'Places in a code', fr: 'Places dans un code', nl: 'Plaatsen in een code' },
    default: 5,
    min: 3,
    max: 6,
  },
  colours: {
    kind: 'whole',
    label: { en: 'Kinds of crystal', fr: 'Sortes de cristaux', nl: 'Soorten kristallen' },
    default: 6,
    min: 4,
    max: 8,
  },
  attempts: {
    kind: 'whole',
    label: { en: 'Guesses each', fr: 'Essais par joueur', nl: 'Pogingen per speler' },
    default: 12,
    min: 6,
    max: 16,
  },
  repeats: {
    kind: 'flag',
    label: {
      en: 'A crystal may be used more than once',
      fr: 'Un cristal peut servir plusieurs fois',
      nl: 'Een kristal mag vaker voorkomen',
    },
    default: true,
  },
};

/** CC4: with more places than kinds no code is free of repeats, so they are allowed after all. */
export const inForce = (chosen: Options): Options => ({
  ...chosen,
  repeats: chosen.repeats || chosen.positions > chosen.colours,
});
