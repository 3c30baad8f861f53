import type { Seat } from '@sesame/kernel';
import { type Card, MIX } from './pieces.ts';
import type { State, Try } from './state.ts';

/** CM10: the card a wrong try costs: the oldest ordinary one, or the Crazy Mix card if it is the last. */
const priceOf = (won: readonly Card[]): Card | undefined => won.find((card) => card !== MIX) ?? won[0];

/** CM10: pays for a wrong try, if the seat has a card. */
export const paid = (state: State, wrong: Try): { readonly state: State; readonly paid: Try } => {
  const lost = priceOf(wonBy(state, wrong.seat));
  if (lost === undefined) return { state, paid: wrong };
  const won = state.won.map((cards, seat) => (seat === wrong.seat ? cards.filter((card) => card !== lost) : cards));
  return { state: { ...state, won, box: [...state.box, lost] }, paid: { ...wrong, lost } };
};

const wonBy = ({ won }: State, seat: Seat): readonly Card[] => won[seat] ?? [];
