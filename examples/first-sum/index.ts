import { type Game, makeText } from '@sesame/kernel';

/** The game as a server knows it: rules and bots, each loaded when it is needed. */
export const game: Game = {
  id: 'first-sum',
  name: makeText({ en: 'First Sum' }),
  rules: async () => (await import('./rules/index.ts')).rules,
  bots: async () => (await import('./bots.ts')).bots,
  cast: async () => (await import('./bots.ts')).cast,
  timetable: async () => (await import('./timetable.ts')).timetable,
};
