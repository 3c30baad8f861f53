import type { MatchState } from '@sesame/client';
import { digestView, nextLink, startChain } from '@sesame/kernel';
import type { Witness } from '@sesame/kernel/proofs';

/**
 * What this browser was told when a receipt was made, by its own count. Undefined if it does not have all of it, such as
 * an input that was undone since.
 */
export const toldAt = ({ info, told, receipt, seq, view }: MatchState): Witness['told'] => {
  if (receipt === undefined || told.length < receipt.told) return undefined;
  const { id: match, game, rules, options, commitment } = info;
  const start = startChain({ match, seat: receipt.seat, game, rules, options, commitment });
  const chain = told.slice(0, receipt.told).reduce(nextLink, start);
  return { chain, ...(seq === receipt.seq && { view: digestView(view) }) };
};
