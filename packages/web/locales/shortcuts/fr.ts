import type { ShortcutTexts } from './en.ts';

export const fr: ShortcutTexts = {
  title: 'Raccourcis clavier',
  allPages: 'Sur toutes les pages',
  match: 'Pendant une partie',
  nextMatch: 'partie suivante où c’est à vous',
  previousMatch: 'partie précédente où c’est à vous',
  help: 'aide du clavier',
  skip: 'passer l’animation',
  undo: 'annuler votre coup, tant que c’est permis',
  step: 'un coup en arrière ou en avant',
  notes: 'commentaire précédent ou suivant',
  jump: 'au début ou à la fin',
  note: 'Les raccourcis sont désactivés pendant la saisie.',
  all: 'Tous les raccourcis',
};
