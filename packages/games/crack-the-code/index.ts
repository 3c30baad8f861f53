import type { GameEntry } from '@sesame/ui';

export const crackTheCode: GameEntry = {
  id: 'crack-the-code',
  name: { en: 'Crack the Code', fr: 'Casse-code', nl: 'Kraak de code' },
  crystal: 'red',
  tagline: {
    en: 'Hide five crystals. Find theirs first.',
    fr: 'Cachez cinq cristaux. Trouvez les siens en premier.',
    nl: 'Verberg vijf kristallen. Vind die van de ander het eerst.',
  },
  seats: { min: 2, max: 2 },
  minutes: 10,
  rules: async () => (await import('./rules/index.ts')).rules,
  bots: async () => (await import('./bots/index.ts')).bots,
  plans: async () => (await import('./rules/plan.ts')).plans,
  Art: () => import('./board/art.tsx'),
  screen: async () => (await import('./screen.tsx')).screen,
};
