import type { AnyRacePace, Game } from '@sesame/kernel';

/** The game as the server knows it: rules and bots, each loaded when it is needed. */
export const crystalCode: Game = {
  id: 'crystal-code',
  name: { en: 'Crystal Code', fr: 'Code de cristal', nl: 'Kristalcode' },
  rules: async () => (await import('./rules/index.ts')).rules,
  bots: async () => (await import('./bots/index.ts')).bots,
  cast: async () => Object.values((await import('./bots/cast.ts')).CAST),
  pace: async () => (await import('./bots/pace.ts')).pace as AnyRacePace,
  timetable: async () => (await import('./timetable.ts')).timetable,
  daily: async () => (await import('./daily/index.ts')).daily,
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
};
