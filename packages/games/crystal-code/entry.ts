import type { GameEntry } from '@sesame/ui';
import { crystalCode } from './index.ts';

/** The game as the web lists it: its card, and where its screen is loaded from. */
export const entry: GameEntry = {
  ...crystalCode,
  crystal: 'blue',
  tagline: {
    en: 'Race to chain tiles, then build the best machine.',
    fr: 'Enchaînez vos tuiles, bâtissez la meilleure machine.',
    nl: 'Maak snel een keten en bouw de beste machine.',
  },
  seats: { min: 2, max: 4 },
  minutes: 35,
  Art: () => import('./board/art.tsx'),
  screen: async () => (await import('./screen.tsx')).screen,
};
