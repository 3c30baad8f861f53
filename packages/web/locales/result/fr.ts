import type { en } from './en.ts';

export const fr: typeof en = {
  won: 'Vous avez gagné',
  lost: 'Vous avez perdu',
  draw: 'Partie nulle',
  rank: (rank, of) => `Vous finissez ${rank === 1 ? '1er' : `${rank}e`} sur ${of}`,
  watched: 'Terminée',
};
