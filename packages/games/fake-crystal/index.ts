import type { GameEntry } from '@sesame/ui';

export const fakeCrystal: GameEntry = {
  id: 'fake-crystal',
  name: { en: 'Fake Crystal', fr: 'Fake Crystal', nl: 'Vals kristal' },
  crystal: 'green',
  tagline: {
    en: 'Trade crystals, and bluff about their value.',
    fr: 'Échangez des cristaux et bluffez sur leur valeur.',
    nl: 'Verhandel kristallen en bluf over hun waarde.',
  },
  seats: { min: 2, max: 5 },
  minutes: 30,
  rules: async () => (await import('./rules/index.ts')).rules,
  bots: async () => (await import('./bots/index.ts')).bots,
  plans: async () => (await import('./rules/plan.ts')).plans,
  Art: () => import('./board/art.tsx'),
  screen: async () => (await import('./screen.tsx')).screen,
};
