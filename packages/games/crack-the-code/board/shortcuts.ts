import { digitKeys, type Shortcut } from '@sesame/ui';

/** The keys of the board; `keys.ts` handles them. Space is the browser’s. */
export const BOARD_SHORTCUTS: readonly Shortcut[] = [
  {
    keys: ['r', 'y', 'b', 'w', 'g', 'p', 'o', 'k'],
    does: {
      en: 'place a crystal by its letter',
      fr: 'placer un cristal par sa lettre',
      nl: 'een kristal plaatsen met zijn letter',
    },
  },
  {
    keys: digitKeys(8),
    does: {
      en: 'place a crystal by its number',
      fr: 'placer un cristal par son numéro',
      nl: 'een kristal plaatsen met zijn nummer',
    },
  },
  {
    keys: ['ArrowLeft', 'ArrowRight'],
    does: { en: 'select a place', fr: 'sélectionner un emplacement', nl: 'een plaats kiezen' },
  },
  {
    keys: ['ArrowUp', 'ArrowDown'],
    does: { en: 'copy an earlier guess', fr: 'reprendre un essai précédent', nl: 'een eerdere poging overnemen' },
  },
  {
    keys: ['Backspace', 'Delete'],
    does: { en: 'remove a crystal', fr: 'retirer un cristal', nl: 'een kristal weghalen' },
  },
  { keys: ['Escape'], does: { en: 'clear', fr: 'tout effacer', nl: 'wissen' } },
  { keys: ['Enter'], does: { en: 'confirm', fr: 'valider', nl: 'bevestigen' } },
  {
    keys: [' '],
    does: {
      en: 'on your covered code: show or cover it',
      fr: 'sur votre code caché : le montrer ou le cacher',
      nl: 'op je afgedekte code: tonen of verbergen',
    },
  },
];
