import type { Game } from '@sesame/kernel';

/** The game as the server knows it: rules and bots, each loaded when it is needed. */
export const crackTheCode: Game = {
  id: 'crack-the-code',
  name: { en: 'Crack the Code', fr: 'Casse-code', nl: 'Kraak de code' },
  rules: async () => (await import('./rules/index.ts')).rules,
  bots: async () => (await import('./bots/index.ts')).bots,
  cast: async () => Object.values((await import('./bots/cast.ts')).CAST),
  timetable: async () => (await import('./timetable.ts')).timetable,
  daily: async () => (await import('./daily/index.ts')).daily,
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
  plans: async () => (await import('./rules/plan.ts')).plans,
};
