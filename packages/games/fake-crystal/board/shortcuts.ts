import { ARROW_KEYS, digitKeys, type Shortcut } from '@sesame/ui';

/** The keys of the board. `keys.ts` and `stall-places.ts` handle them; Enter, Space and Tab are the browser’s. */
export const BOARD_SHORTCUTS: readonly Shortcut[] = [
  {
    keys: digitKeys(4),
    does: {
      en: 'pick up a tile from your hand',
      fr: 'prendre une tuile de la main',
      nl: 'een tegel uit je hand oppakken',
    },
  },
  {
    keys: ARROW_KEYS,
    does: { en: 'move around your stall', fr: 'se déplacer sur l’étal', nl: 'je over je kraam verplaatsen' },
  },
  { keys: ['Enter', ' '], does: { en: 'place the tile', fr: 'poser la tuile', nl: 'de tegel neerleggen' } },
  {
    keys: ['+', '-'],
    does: {
      en: 'change the price of the column',
      fr: 'changer le prix de la colonne',
      nl: 'de prijs van de kolom veranderen',
    },
  },
  {
    keys: ['Backspace', 'Delete'],
    does: { en: 'take the tile back', fr: 'reprendre la tuile', nl: 'de tegel terugnemen' },
  },
  {
    keys: ['Tab'],
    does: {
      en: 'go to offers, trophies and choices',
      fr: 'aller aux offres, aux trophées et aux choix',
      nl: 'naar aanbiedingen, trofeeën en keuzes',
    },
  },
];
