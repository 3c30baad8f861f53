import type { GameEntry } from '@sesame/ui';
import { passwords } from './index.ts';

/** The game as the web lists it: its card, and where its screen is loaded from. */
export const entry: GameEntry = {
  ...passwords,
  crystal: 'yellow',
  tagline: {
    en: 'Lock away your stones, word by word.',
    fr: 'Mettez vos pierres sous clé, mot après mot.',
    nl: 'Sluit je stenen weg, woord voor woord.',
  },
  seats: { min: 2, max: 5 },
  minutes: 20,
  Art: () => import('./board/art.tsx'),
  screen: async () => (await import('./screen.tsx')).screen,
};
