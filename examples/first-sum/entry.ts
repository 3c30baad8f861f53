import { makeText } from '@sesame/kernel';
import type { GameEntry } from '@sesame/ui';
import { game } from './index.ts';

/** The game as the web lists it: its card, and where its screen is loaded from. */
export const entry: GameEntry = {
  ...game,
  crystal: 'green',
  tagline: makeText({ en: 'Two cards add up. Point at them first.' }),
  seats: { min: 2, max: 6 },
  minutes: 5,
  Art: () => import('./board/art.tsx'),
  screen: async () => (await import('./screen.tsx')).screen,
};
