import { statusOf } from './machine.ts';
import type { Count, State, Tally } from './state.ts';

/** XC31, XC32: functioning machines first; then more crystals, fewer cards, more cards in hand. */
export const count = ({ seats }: Pick<State, 'seats'>): Count => {
  const detail = seats.map(({ machine, hand }): Tally => {
    const { crystals, functions, cards } = statusOf(machine);
    return { crystals, functions, cards, hand: hand.length };
  });
  return { ranks: detail.map((own) => 1 + detail.filter((other) => lead(other, own) > 0).length), detail };
};

/** Difference in the first criterion that is not tied. */
const lead = (one: Tally, other: Tally): number =>
  Number(one.functions) - Number(other.functions) ||
  one.crystals - other.crystals ||
  other.cards - one.cards ||
  one.hand - other.hand;
