import type { GameEntry } from '@sesame/ui';

export const crackTheCode: GameEntry = {
  id: 'crack-the-code',
  name: { en: 'Crack the Code', fr: 'Casse-code', nl: 'Kraak de code' },
  crystal: 'red',
  tagline: {
    en: 'Hide your code. Crack theirs first.',
    fr: 'Cachez votre code. Percez l’autre en premier.',
    nl: 'Verberg je code. Kraak als eerste de andere.',
  },
  seats: { min: 2, max: 2 },
  minutes: 10,
  rules: async () => (await import('./rules/index.ts')).rules,
  bots: async () => (await import('./bots/index.ts')).bots,
  plans: async () => (await import('./rules/plan.ts')).plans,
  Art: () => import('./board/art.tsx'),
  screen: async () => (await import('./screen.tsx')).screen,
};
