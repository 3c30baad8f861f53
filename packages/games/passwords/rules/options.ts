import type { OptionsSpec } from '@sesame/kernel';
import { NEWEST_DICTIONARY } from './lexicon/load.ts';
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
      en: 'Equal turns: finish the round, draw who begins',
      fr: 'Tours égaux : fin de manche, début tiré au sort',
      nl: 'Evenveel beurten: ronde uitspelen, begin loten',
    },
    default: false,
    inForms: true,
  },
  dictionary: {
    kind: 'whole',
    label: { en: 'Dictionary version', fr: 'Version du dictionnaire', nl: 'Versie van het woordenboek' },
    min: 1,
    max: NEWEST_DICTIONARY,
    default: 1,
    inForms: NEWEST_DICTIONARY,
    isHidden: true,
  },
};
