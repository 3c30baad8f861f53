import type { OptionsSpec } from '@sesame/kernel';
import type { Options } from './state.ts';

/** FC20: one power for the whole table. */
export const options: OptionsSpec<Options> = {
  power: {
    kind: 'choice',
    label: { en: 'Power', fr: 'Pouvoir', nl: 'Kracht' },
    default: 'spy',
    values: [
      { value: 'spy', label: { en: 'Spy', fr: 'Espion', nl: 'Spion' } },
      { value: 'negotiator', label: { en: 'Negotiator', fr: 'Négociateur', nl: 'Onderhandelaar' } },
      { value: 'recycler', label: { en: 'Recycler', fr: 'Recycleur', nl: 'Recycler' } },
      { value: 'preemptor', label: { en: 'Pre-emptor', fr: 'Préempteur', nl: 'Kaper' } },
      { value: 'vanguard', label: { en: 'Vanguard', fr: 'Avant-gardiste', nl: 'Voorloper' } },
    ],
  },
};
