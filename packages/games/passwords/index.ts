import type { Game } from '@sesame/kernel';

/** The game as the server knows it: rules and bots, each loaded when it is needed. */
export const passwords: Game = {
  id: 'passwords',
  name: { en: 'Passwords', fr: 'Mots de passe', nl: 'Wachtwoorden' },
  rules: async () => (await import('./rules/index.ts')).rules,
  bots: async () => (await import('./bots/index.ts')).bots,
  cast: async () => Object.values((await import('./bots/cast.ts')).CAST),
  daily: async () => (await import('./daily/index.ts')).daily,
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
  timetable: async () => (await import('./timetable.ts')).timetable,
};
