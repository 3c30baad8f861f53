import { type Game, makeText } from '@sesame/kernel';

/** The game as a server knows it: rules and bots, each loaded when it is needed. No React here. */
export const game: Game = {
  id: 'template-game',
  name: makeText({ en: 'Template Game' }),
  rules: async () => (await import('./rules/index.ts')).rules,
  bots: async () => (await import('./bots/index.ts')).bots,
  cast: async () => Object.values((await import('./bots/cast.ts')).CAST),
  timetable: async () => (await import('./timetable.ts')).timetable,
};
