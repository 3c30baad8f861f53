import type { en } from './en.ts';

export const nl: typeof en = {
  won: 'Je hebt gewonnen',
  lost: 'Je hebt verloren',
  draw: 'Gelijkspel',
  rank: (rank, of) => `Je werd ${rank}e van ${of}`,
  watched: 'Afgelopen',
};
