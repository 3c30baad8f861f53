import type { GameEntry } from '@sesame/ui';

export const crystalCode: GameEntry = {
  id: 'crystal-code',
  name: { en: 'Crystal Code', fr: 'Code de cristal', nl: 'Kristalcode' },
  crystal: 'blue',
  tagline: {
    en: 'Race to chain tiles, then build the best machine.',
    fr: 'Enchaînez vos tuiles, bâtissez la meilleure machine.',
    nl: 'Maak snel een keten en bouw de beste machine.',
  },
  seats: { min: 2, max: 4 },
  minutes: 35,
  rules: async () => (await import('./rules/index.ts')).rules,
  bots: async () => (await import('./bots/index.ts')).bots,
  daily: async () => (await import('./daily/index.ts')).daily,
  Art: () => import('./board/art.tsx'),
  screen: async () => (await import('./screen.tsx')).screen,
};
