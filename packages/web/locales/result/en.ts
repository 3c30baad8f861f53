import { ordinal } from '../ordinal.ts';

export const en = {
  won: 'You won',
  lost: 'You lost',
  draw: 'Draw',
  rank: (rank: number, of: number) => `You came ${ordinal(rank)} of ${of}`,
  watched: 'Finished',
};
