import type { Viewer } from '@sesame/kernel';
import type { Place, SeatView, State, View } from './state.ts';
import { bothHidden, endOf, isEqualising, turnOf } from './turn.ts';

/** A viewer sees all guesses and pins (CC8), their own code, and both codes once the match is over (CC15). */
export const view = (state: State, viewer: Viewer): View => {
  const end = endOf(state);
  // Before the first guess the last code can still be undone.
  const isSealed = end !== undefined || state.seats.some(({ guesses }) => guesses.length > 0);
  const shown = (seat: Place): SeatView => {
    const { code, sealed, guesses } = state.seats[seat];
    const isOpen = code !== undefined && (end !== undefined || viewer === seat);
    return {
      hidden: code !== undefined,
      ...(isOpen && { code }),
      guesses,
      // CC19
      ...(isSealed && sealed && { seal: sealed.seal, ...(isOpen && { salt: sealed.salt }) }),
    };
  };
  const seats = [shown(0), shown(1)] as const;
  const equalising = end === undefined && isEqualising(state);
  const common = { options: state.options, seats, equalising };
  if (end !== undefined) return { ...common, phase: 'over', may: [], end };
  if (!bothHidden(state)) return { ...common, phase: 'hide', may: mayWhileHiding(state, viewer) };
  const turn = turnOf(state);
  return { ...common, phase: 'guess', turn, may: mayWhileGuessing(turn, viewer) };
};

const mayWhileHiding = ({ seats }: State, viewer: Viewer): View['may'] => {
  if (viewer !== 0 && viewer !== 1) return [];
  return seats[viewer].code === undefined ? ['hide', 'resign'] : ['resign'];
};

const mayWhileGuessing = (turn: Place, viewer: Viewer): View['may'] => {
  if (viewer !== 0 && viewer !== 1) return [];
  return viewer === turn ? ['guess', 'resign'] : ['resign'];
};
