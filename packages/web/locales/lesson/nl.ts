import type { en } from './en.ts';

export const nl: typeof en = {
  title: (game) => `Eerste stappen: ${game}`,
  goal: 'Doel:',
  step: (step, steps) => `Stap ${step} van ${steps}`,
  skip: 'Stoppen',
  next: 'Volgende',
  you: 'Jij',
  finished: 'Je weet nu hoe het werkt',
  finishedText: (game) => `Dat is de kern van ${game}. De details staan in de handleiding.`,
  again: 'Opnieuw beginnen',
  offer: 'Les (3 minuten)',
  resume: 'Les voortzetten',
  puzzles: 'Opgaven',
  practice: 'Oefenen',
  practiceTitle: (game) => `Oefenen: ${game}`,
  showMe: 'Laat zien',
};
