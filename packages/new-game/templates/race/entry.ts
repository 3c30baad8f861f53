import { makeText } from '@sesame/kernel';
import type { GameEntry } from '@sesame/ui';
import { game } from './index.ts';
import { SEATS } from './rules/state.ts';

/** The game as the web lists it: its card, and where its screen is loaded from. */
export const entry: GameEntry = {
  ...game,
  crystal: 'orange',
  tagline: makeText({ en: 'One crystal has no twin. Be the first to see it.' }),
  seats: SEATS,
  minutes: 5,
  Art: () => import('./board/Art.tsx'),
  screen: async () => (await import('./screen.tsx')).screen,
};
