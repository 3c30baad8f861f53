import { makeText } from '@sesame/kernel';
import type { GameEntry } from '@sesame/ui';
import { game } from './index.ts';

/** The game as the web lists it: its card, and where its screen is loaded from. */
export const entry: GameEntry = {
  ...game,
  crystal: 'orange',
  tagline: makeText({ en: 'Bid on dice you cannot see. Bluff, or call the bluff.' }),
  seats: { min: 2, max: 6 },
  minutes: 15,
  Art: () => import('./board/art.tsx'),
  screen: async () => (await import('./screen.tsx')).screen,
};
