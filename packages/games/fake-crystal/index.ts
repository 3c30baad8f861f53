import type { Game } from '@sesame/kernel';

/** The game as the server knows it: rules and bots, each loaded when it is needed. */
export const fakeCrystal: Game = {
  id: 'fake-crystal',
  name: { en: 'Fake Crystal', fr: 'Fake Crystal', nl: 'Vals kristal' },
  rules: async () => (await import('./rules/index.ts')).rules,
  bots: async () => (await import('./bots/index.ts')).bots,
  cast: async () => Object.values((await import('./bots/cast.ts')).CAST),
  timetable: async () => (await import('./timetable.ts')).timetable,
  daily: async () => (await import('./daily/index.ts')).daily,
  plans: async () => (await import('./rules/plan.ts')).plans,
};
