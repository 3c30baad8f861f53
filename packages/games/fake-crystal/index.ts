import type { GameEntry } from '@sesame/ui';

export const fakeCrystal: GameEntry = {
  id: 'fake-crystal',
  name: { en: 'Fake Crystal', fr: 'Faux cristal', nl: 'Vals kristal' },
  crystal: 'green',
  tagline: {
    en: 'Name a price. Is it a bluff?',
    fr: 'Annoncez un prix. Est-ce un bluff ?',
    nl: 'Noem een prijs. Is het bluf?',
  },
  seats: { min: 2, max: 5 },
  minutes: 30,
  rules: async () => (await import('./rules/index.ts')).rules,
  bots: async () => (await import('./bots/index.ts')).bots,
  plans: async () => (await import('./rules/plan.ts')).plans,
  Art: () => import('./board/art.tsx'),
  screen: async () => (await import('./screen.tsx')).screen,
};
