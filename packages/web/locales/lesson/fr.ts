import type { en } from './en.ts';

export const fr: typeof en = {
  title: (game) => `Premiers pas : ${game}`,
  goal: 'But :',
  step: (step, steps) => `Étape ${step} sur ${steps}`,
  skip: 'Quitter',
  next: 'Suivant',
  you: 'Vous',
  finished: 'Vous savez jouer',
  finishedText: (game) => `Voilà l’essentiel de ${game}. Les détails sont dans le manuel.`,
  again: 'Recommencer',
  offer: 'Leçon (3 minutes)',
  resume: 'Continuer la leçon',
  puzzles: 'Problèmes',
  practice: 'S’entraîner',
  practiceTitle: (game) => `Entraînement : ${game}`,
  showMe: 'Montrer',
};
