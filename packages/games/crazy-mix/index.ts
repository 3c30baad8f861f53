import type { GameEntry } from '@sesame/ui';

export const crazyMix: GameEntry = {
  id: 'crazy-mix',
  name: { en: 'Crazy Mix', fr: 'Crazy Mix', nl: 'Crazy Mix' },
  crystal: 'purple',
  tagline: {
    en: 'Four cards make one symbol. Point.',
    fr: 'Quatre cartes font un symbole. Pointez.',
    nl: 'Vier kaarten vormen één symbool. Wijs het aan.',
  },
  seats: { min: 2, max: 8 },
  minutes: 15,
  rules: async () => (await import('./rules/index.ts')).rules,
  bots: async () => (await import('./bots/index.ts')).bots,
  Art: () => import('./board/art.tsx'),
  screen: async () => (await import('./screen.tsx')).screen,
};
