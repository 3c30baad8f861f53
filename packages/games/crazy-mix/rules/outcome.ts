import type { Outcome } from '@sesame/kernel';
import { MIX } from './pieces.ts';
import type { State } from './state.ts';

/** CM18: most cards win; the Crazy Mix card breaks ties. */
export const count = ({ won }: State): Outcome => {
  const scores = won.map((cards) => cards.length);
  const strengths = won.map((cards) => 2 * cards.length + (cards.includes(MIX) ? 1 : 0));
  const holder = won.findIndex((cards) => cards.includes(MIX));
  return {
    ranks: strengths.map((own) => 1 + strengths.filter((other) => other > own).length),
    scores,
    crazyMix: holder < 0 ? null : holder,
  };
};
