import type { OptionsSpec } from '@sesame/kernel';
import type { Options } from './state.ts';

export const options: OptionsSpec<Options> = {
  language: {
    kind: 'choice',
    label: { en: 'Language of the words', fr: 'Langue des mots', nl: 'Taal van de woorden' },
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
      en: 'A wrong password costs the turn',
      fr: 'Un mot de passe faux coûte le tour',
      nl: 'Een fout wachtwoord kost de beurt',
    },
    default: true,
  },
};
