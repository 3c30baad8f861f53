import type { GameEntry } from '@sesame/ui';

export const passwords: GameEntry = {
  id: 'passwords',
  name: { en: 'Passwords', fr: 'Mots de passe', nl: 'Wachtwoorden' },
  crystal: 'yellow',
  tagline: {
    en: 'Lock away your stones, word by word.',
    fr: 'Mettez vos pierres sous clé, mot après mot.',
    nl: 'Sluit je stenen weg, woord voor woord.',
  },
  seats: { min: 2, max: 5 },
  minutes: 20,
  rules: async () => (await import('./rules/index.ts')).rules,
  bots: async () => (await import('./bots/index.ts')).bots,
  Art: () => import('./board/art.tsx'),
  screen: async () => (await import('./screen.tsx')).screen,
};
