import type { GameEntry } from '@sesame/ui';

export const crazyMix: GameEntry = {
  id: 'crazy-mix',
  name: { en: 'Crazy Mix', fr: 'Crazy Mix', nl: 'Crazy Mix' },
  crystal: 'purple',
  tagline: {
    en: 'Four cards, one symbol. Be the first to find it.',
    fr: 'Quatre cartes, un symbole. Trouvez-le le premier.',
    nl: 'Vier kaarten, één symbool. Vind het als eerste.',
  },
  seats: { min: 2, max: 8 },
  minutes: 15,
  rules: async () => (await import('./rules/index.ts')).rules,
  bots: async () => (await import('./bots/index.ts')).bots,
  Art: () => import('./board/art.tsx'),
  screen: async () => (await import('./screen.tsx')).screen,
};
