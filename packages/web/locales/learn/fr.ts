import type { en } from './en.ts';

export const fr: typeof en = {
  title: (game) => `Comment jouer à ${game}`,
  games: 'Jeux',
  contents: 'Sur cette page',
};
