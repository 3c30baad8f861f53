import type { OptionsSpec } from '@sesame/kernel';
import type { Options } from './state.ts';

export const options: OptionsSpec<Options> = {
  positions: {
    kind: 'whole',
    label: { en: 'Code length', fr: 'Longueur du code', nl: 'Lengte van de code' },
    default: 5,
    min: 3,
    max: 6,
  },
  colours: {
    kind: 'whole',
    label: { en: 'Colours', fr: 'Couleurs', nl: 'Kleuren' },
    default: 6,
    min: 4,
    max: 8,
  },
  attempts: {
    kind: 'whole',
    label: { en: 'Guesses per player', fr: 'Essais par joueur', nl: 'Pogingen per speler' },
    default: 12,
    min: 6,
    max: 16,
  },
  repeats: {
    kind: 'flag',
    label: {
      en: 'Colours can repeat',
      fr: 'Une couleur peut se répéter',
      nl: 'Kleuren mogen vaker voorkomen',
    },
    default: true,
  },
};

/** CC4: with more places than colours every code repeats one, so repeats are allowed regardless. */
export const inForce = (chosen: Options): Options => ({
  ...chosen,
  repeats: chosen.repeats || chosen.positions > chosen.colours,
});
