import type { AnyRacePace, Game } from '@sesame/kernel';

/** The game as the server knows it: rules and bots, each loaded when it is needed. */
export const crazyMix: Game = {
  id: 'crazy-mix',
  name: { en: 'Crazy Mix', fr: 'Crazy Mix', nl: 'Crazy Mix' },
  rules: async () => (await import('./rules/index.ts')).rules,
  bots: async () => (await import('./bots/index.ts')).bots,
  cast: async () => Object.values((await import('./bots/cast.ts')).CAST),
  pace: async () => (await import('./bots/pace.ts')).pace as AnyRacePace,
  timetable: async () => (await import('./timetable.ts')).timetable,
  daily: async () => (await import('./daily/index.ts')).daily,
};
