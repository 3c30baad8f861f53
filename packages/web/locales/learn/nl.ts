import type { en } from './en.ts';

export const nl: typeof en = {
  title: (game) => `Zo speel je ${game}`,
  games: 'Spellen',
  contents: 'Op deze pagina',
};
