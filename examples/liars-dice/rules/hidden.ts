import { below, pick, type Rng, type Seat, type Viewer } from '@sesame/kernel';
import { lowestBids } from './bids.ts';
import { FACES, type Face, type Move, type State, type View } from './state.ts';

export const rollHands = (dice: readonly number[], rng: Rng): readonly (readonly Face[])[] =>
  dice.map((count) => Array.from({ length: count }, () => pick(rng, FACES)));

/** Another state that this viewer cannot tell from this one: LD2, the dice of the others are unknown. */
export const resample = (state: State, viewer: Viewer, rng: Rng): State => {
  if (state.hands === undefined) return state;
  const others = rollHands(state.dice, rng);
  return { ...state, hands: state.hands.map((hand, seat) => (seat === viewer ? hand : (others[seat] ?? hand))) };
};

/** A state with this view. Bots are given views only, and try their moves in states like this. */
export const imagine = (view: View, seat: Seat, rng: Rng): State => {
  const { options, round, dice, hand, turn, bids, out, shown } = view;
  const hands = rollHands(dice, rng).map((rolled, other) => (other === seat ? (hand ?? rolled) : rolled));
  return { options, round, dice, hands, turn, bids, out, ...(shown && { shown }) };
};

/** Raises by more than this are never tried at random. */
const MAX_RAISE = 2;

/** A random legal move: a doubt every fourth time, otherwise a bid that is not far above the last. */
export const sample = (state: State, _seat: Seat, rng: Rng): Move => {
  const lowest = lowestBids(state);
  const faces = FACES.filter((face) => lowest[face - 1] !== 0);
  if (state.bids.length > 0 && (faces.length === 0 || below(rng, 4) === 0)) return { type: 'doubt' };
  const face = pick(rng, faces);
  const most = state.dice.reduce((sum, count) => sum + count, 0);
  return { type: 'bid', face, count: Math.min(most, (lowest[face - 1] ?? 1) + below(rng, MAX_RAISE)) };
};
