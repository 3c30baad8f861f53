// #file hidden
import { ok, refuse, type Seat } from '@sesame/kernel';
import type { Colour, State } from './state.ts';
import type { Applied } from './turn.ts';

/** XX3: whether somebody still has to choose. */
export const isChoosing = ({ players }: State): boolean => players.some(({ favourite }) => favourite === undefined);

/** XX3: chooses a favourite in secret. The event tells that it is chosen, and not which. */
export const favour = (state: State, seat: Seat, colour: Colour): Applied => {
  if (state.players[seat]?.favourite !== undefined) return refuse('chosen', 'You have chosen your favourite.');
  const players = state.players.map((player, other) => (other === seat ? { ...player, favourite: colour } : player));
  return ok({ state: { ...state, players }, events: [{ to: 'all', event: { type: 'favoured', seat } }] });
};
