import type { MatchResult } from '@sesame/protocol';

/** Result of a seat: rank 1 wins, alone or shared; a draw if all ranks are equal. */
export const resultOf = (ranks: readonly number[], seat: number): MatchResult => {
  if (ranks.every((rank) => rank === ranks[0])) return 'drew';
  return ranks[seat] === 1 ? 'won' : 'lost';
};
