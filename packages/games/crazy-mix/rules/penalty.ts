import type { Seat } from '@sesame/kernel';
import { type Happened, toAll } from './flow.ts';
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

/**
 * CM10: a winner who had no card to lose for the first try pays it now: with the first of the cards just won, an ordinary
 * one before the Crazy Mix card.
 */
export const oweToBox = (state: State): Happened => {
  const last = state.rounds.at(-1);
  const owed = last?.tries.findIndex(({ seat, right, lost }) => seat === last.winner && !right && lost === undefined);
  const wrong = last?.tries[owed ?? -1];
  if (last === undefined || wrong === undefined) return { state, events: [] };
  const step = paid(state, wrong);
  if (step.paid.lost === undefined) return { state, events: [] };
  const tries = last.tries.map((one) => (one === wrong ? step.paid : one));
  return {
    state: { ...step.state, rounds: [...state.rounds.slice(0, -1), { ...last, tries }] },
    events: [toAll({ type: 'paid', seat: wrong.seat, card: step.paid.lost })],
  };
};

const wonBy = ({ won }: State, seat: Seat): readonly Card[] => won[seat] ?? [];
