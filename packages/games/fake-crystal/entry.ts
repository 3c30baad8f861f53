import type { GameEntry } from '@sesame/ui';
import { fakeCrystal } from './index.ts';

/** The game as the web lists it: its card, and where its screen is loaded from. */
export const entry: GameEntry = {
  ...fakeCrystal,
  crystal: 'green',
  tagline: {
    en: 'Trade crystals, and bluff about their value.',
    fr: 'Échangez des cristaux et bluffez sur leur valeur.',
    nl: 'Verhandel kristallen en bluf over hun waarde.',
  },
  seats: { min: 2, max: 5 },
  minutes: 30,
  Art: () => import('./board/art.tsx'),
  screen: async () => (await import('./screen.tsx')).screen,
};
