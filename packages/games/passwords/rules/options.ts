import type { OptionsSpec } from '@sesame/kernel';
import type { Options } from './state.ts';

export const options: OptionsSpec<Options> = {
  language: {
    kind: 'choice',
    label: { en: 'Word language', fr: 'Langue des mots', nl: 'Taal van de woorden' },
    default: 'en',
    values: [
      { value: 'en', label: { en: 'English', fr: 'Anglais', nl: 'Engels' } },
      { value: 'fr', label: { en: 'French', fr: 'Français', nl: 'Frans' } },
      { value: 'nl', label: { en: 'Dutch', fr: 'Néerlandais', nl: 'Nederlands' } },
    ],
  },
  strict: {
    kind: 'flag',
    label: {
      en: 'An invalid word loses the turn',
      fr: 'Un mot invalide fait perdre le tour',
      nl: 'Een ongeldig woord kost je beurt',
    },
    default: true,
    help: {
      label: {
        en: 'Try again after an invalid word',
        fr: 'Réessayer après un mot invalide',
        nl: 'Opnieuw proberen na een ongeldig woord',
      },
      value: false,
    },
  },
  equalTurns: {
    kind: 'flag',
    label: {
      en: 'Equal turns: finish the round, small first turn',
      fr: 'Tours égaux : fin de manche, premier tour réduit',
      nl: 'Evenveel beurten: ronde uitspelen, kleine eerste beurt',
    },
    default: false,
    inForms: true,
  },
};
