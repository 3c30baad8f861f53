import type { MatchResult } from '@sesame/protocol';

/** How a match ended for a seat: whoever is first has won, alone or with some; what everybody shares is a draw. */
export const resultOf = (ranks: readonly number[], seat: number): MatchResult => {
  if (ranks.every((rank) => rank === ranks[0])) return 'drew';
  return ranks[seat] === 1 ? 'won' : 'lost';
};
