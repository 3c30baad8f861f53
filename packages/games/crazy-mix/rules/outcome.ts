import type { Outcome } from '@sesame/kernel';
import { MIX } from './pieces.ts';
import type { State } from './state.ts';

/** CM18: most cards win; the Crazy Mix card breaks ties. CM38: untimed, several may have scored it. */
export const count = ({ won }: State): Outcome => {
  const scores = won.map((cards) => cards.length);
  const strengths = won.map((cards) => 2 * cards.length + (cards.includes(MIX) ? 1 : 0));
  const holders = won.flatMap((cards, seat) => (cards.includes(MIX) ? [seat] : []));
  return {
    ranks: strengths.map((own) => 1 + strengths.filter((other) => other > own).length),
    scores,
    crazyMix: holders.length === 1 ? holders[0] : null,
  };
};
