import type { GameEntry } from '@sesame/ui';
import { crazyMix } from './index.ts';

/** The game as the web lists it: its card, and where its screen is loaded from. */
export const entry: GameEntry = {
  ...crazyMix,
  crystal: 'purple',
  tagline: {
    en: 'Four cards, one symbol. Be the first to find it.',
    fr: 'Quatre cartes, un symbole. Trouvez-le le premier.',
    nl: 'Vier kaarten, één symbool. Vind het als eerste.',
  },
  seats: { min: 2, max: 8 },
  minutes: 15,
  Art: () => import('./board/art.tsx'),
  screen: async () => (await import('./screen.tsx')).screen,
};
