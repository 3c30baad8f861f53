import type { GameEntry } from '@sesame/ui';

export const crystalCode: GameEntry = {
  id: 'crystal-code',
  name: { en: 'Crystal Code', fr: 'Code de cristal', nl: 'Kristalcode' },
  crystal: 'blue',
  tagline: {
    en: 'Chain five tiles before the sand runs out.',
    fr: 'Enchaînez cinq tuiles avant la fin du sablier.',
    nl: 'Maak een keten van vijf tegels voor het zand op is.',
  },
  seats: { min: 2, max: 4 },
  minutes: 35,
  rules: async () => (await import('./rules/index.ts')).rules,
  bots: async () => (await import('./bots/index.ts')).bots,
  daily: async () => (await import('./daily/index.ts')).daily,
  Art: () => import('./board/art.tsx'),
  screen: async () => (await import('./screen.tsx')).screen,
};
