import type { Shortcut } from '@sesame/ui';

/** The keys of the board. `keys.ts` handles letters and arrows; Tab, Space and Enter are the browser’s. */
export const BOARD_SHORTCUTS: readonly Shortcut[] = [
  {
    keys: [...'abcdefghijklmnopqrstuvwxyz'],
    does: {
      en: 'type your word from anywhere on the page',
      fr: 'taper le mot, où que vous soyez sur la page',
      nl: 'je woord typen, waar je ook bent op de pagina',
    },
  },
  { keys: ['Backspace'], does: { en: 'delete a letter', fr: 'effacer une lettre', nl: 'een letter wissen' } },
  { keys: ['ArrowUp'], does: { en: 'reverse the direction', fr: 'changer de sens', nl: 'de andere kant op gaan' } },
  {
    keys: ['ArrowDown'],
    does: {
      en: 'start on another safe, or reverse the direction',
      fr: 'partir d’un autre coffre, ou changer de sens',
      nl: 'bij een andere kluis beginnen, of omkeren',
    },
  },
  {
    keys: ['Tab'],
    does: {
      en: 'move to the safes and buttons',
      fr: 'aller aux coffres et aux boutons',
      nl: 'naar de kluizen en de knoppen',
    },
  },
  {
    keys: [' '],
    does: { en: 'press the focused safe', fr: 'appuyer sur le coffre sélectionné', nl: 'op de gekozen kluis drukken' },
  },
  { keys: ['Enter'], does: { en: 'play the word', fr: 'jouer le mot', nl: 'het woord spelen' } },
];
