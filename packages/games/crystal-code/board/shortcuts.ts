import { ARROW_KEYS, digitKeys, type Shortcut, type ShortcutGroup } from '@sesame/ui';
import { SIDE_LETTERS } from './tile-names.ts';

/** The keys of a race; `race-keys.ts` handles them, the browser Space. */
export const RACE_SHORTCUTS: readonly Shortcut[] = [
  { keys: digitKeys(5), does: { en: 'pick a tile', fr: 'choisir une tuile', nl: 'een tegel kiezen' } },
  {
    keys: [' '],
    does: { en: 'pick the focused tile', fr: 'choisir la tuile sélectionnée', nl: 'de gefocuste tegel kiezen' },
  },
  {
    keys: SIDE_LETTERS,
    does: {
      en: 'pick a side of it, then one of another tile to join them',
      fr: 'choisir un de ses côtés, puis celui d’une autre tuile pour les accoler',
      nl: 'een zijde kiezen, daarna die van een andere tegel om ze tegen elkaar te leggen',
    },
  },
  {
    keys: ['ArrowLeft', 'ArrowRight'],
    does: {
      en: 'add it to the left or right end of the chain',
      fr: 'l’ajouter au bout gauche ou droit de la chaîne',
      nl: 'aan het linker- of rechteruiteinde van de keten leggen',
    },
  },
  {
    keys: ['ArrowUp', 'ArrowDown'],
    does: {
      en: 'move it to its neighbour’s next side',
      fr: 'passer au côté suivant de sa voisine',
      nl: 'naar de volgende zijde van de buurtegel',
    },
  },
  { keys: [',', '.'], does: { en: 'turn it by one side', fr: 'la tourner d’un côté', nl: 'één zijde draaien' } },
  {
    keys: ['Backspace', 'Delete'],
    does: { en: 'take it out of the chain', fr: 'la retirer de la chaîne', nl: 'uit de keten halen' },
  },
  { keys: ['Escape'], does: { en: 'deselect it', fr: 'la désélectionner', nl: 'selectie opheffen' } },
  { keys: ['Enter'], does: { en: 'Done!', fr: 'Fini !', nl: 'Klaar!' } },
];

/** The keys while building; `build-keys.ts` and the zoom of `MachineCanvas.tsx` handle them. */
export const BUILD_SHORTCUTS: readonly Shortcut[] = [
  {
    keys: digitKeys(9),
    does: {
      en: 'pick up a card; again to turn it',
      fr: 'prendre une carte ; encore : la tourner',
      nl: 'een kaart pakken; nog een keer: draaien',
    },
  },
  { keys: ARROW_KEYS, does: { en: 'move between places', fr: 'aller de case en case', nl: 'van vakje naar vakje' } },
  { keys: [',', '.'], does: { en: 'turn the card', fr: 'tourner la carte', nl: 'de kaart draaien' } },
  { keys: ['Enter'], does: { en: 'lay it', fr: 'la poser', nl: 'leggen' } },
  {
    keys: ['Backspace', 'Delete'],
    does: { en: 'take back the last card', fr: 'reprendre la dernière carte', nl: 'de laatste kaart terugnemen' },
  },
  {
    keys: ['Escape'],
    does: { en: 'put the card down', fr: 'reposer la carte en main', nl: 'de kaart terug in de hand nemen' },
  },
  { keys: ['+', '='], does: { en: 'zoom in', fr: 'zoom avant', nl: 'inzoomen' } },
  { keys: ['-'], does: { en: 'zoom out', fr: 'zoom arrière', nl: 'uitzoomen' } },
  { keys: ['0'], does: { en: 'show all', fr: 'tout afficher', nl: 'alles tonen' } },
];

export const SHORTCUT_GROUPS: readonly ShortcutGroup[] = [
  { title: { en: 'In a race', fr: 'Pendant la course', nl: 'Tijdens een race' }, shortcuts: RACE_SHORTCUTS },
  {
    title: { en: 'While building', fr: 'Pendant la construction', nl: 'Tijdens het bouwen' },
    shortcuts: BUILD_SHORTCUTS,
  },
];
