import type { Seat } from '@sesame/kernel';
import { after, type Happened, toAll } from './flow.ts';
import { type Card, MIX } from './pieces.ts';
import { scorersIn } from './racing.ts';
import type { State, Try } from './state.ts';

/** CM10: the card a wrong try costs: the oldest ordinary one, or the Crazy Mix card if it is the last. */
const priceOf = (won: readonly Card[]): Card | undefined => won.find((card) => card !== MIX) ?? won[0];

/** CM10: pays for a wrong try, if the seat has a card. */
export const paid = (state: State, wrong: Try): { readonly state: State; readonly paid: Try } => {
  const lost = priceOf(wonBy(state, wrong.seat));
  if (lost === undefined) return { state, paid: wrong };
  const won = state.won.map((cards, seat) => (seat === wrong.seat ? cards.filter((card) => card !== lost) : cards));
  // CM38: untimed, the cards themselves are in the box already.
  const box = state.options.untimed ? state.box : [...state.box, lost];
  return { state: { ...state, won, box }, paid: { ...wrong, lost } };
};

/**
 * CM10: a winner who had no card to lose for the first try pays it now: with the first of the cards just won, an ordinary
 * one before the Crazy Mix card. CM38: untimed, so does everyone who was right. CM41: not in version 1.
 */
export const payOwed = (state: State): Happened => {
  if (state.version === 1) return { state, events: [] };
  const scorers = scorersIn(state.rounds.at(-1) ?? { tries: [] });
  return scorers.reduce<Happened>((so, seat) => after(so.events, payOwedBy(so.state, seat)), { state, events: [] });
};

const payOwedBy = (state: State, payer: Seat): Happened => {
  const last = state.rounds.at(-1);
  const wrong = last?.tries.find(({ seat, right, lost }) => seat === payer && !right && lost === undefined);
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
