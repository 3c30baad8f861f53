import type { GameEntry } from '@sesame/ui';
import { crackTheCode } from './index.ts';

/** The game as the web lists it: its card, and where its screen is loaded from. */
export const entry: GameEntry = {
  ...crackTheCode,
  crystal: 'red',
  tagline: {
    en: 'Hide your code. Crack theirs first.',
    fr: 'Cachez votre code. Percez l’autre en premier.',
    nl: 'Verberg je code. Kraak als eerste de andere.',
  },
  seats: { min: 2, max: 2 },
  minutes: 10,
  Art: () => import('./board/art.tsx'),
  screen: async () => (await import('./screen.tsx')).screen,
};
