import { type Bid, FACES, type Face, type State, WILD } from './state.ts';

/** LD4: whether a bid may follow another one. */
export const isHigher = ({ count, face }: Bid, last: Bid | undefined): boolean =>
  last === undefined || count > last.count || (count === last.count && face > last.face);

export const diceOnTable = ({ dice }: Pick<State, 'dice'>): number => dice.reduce((sum, count) => sum + count, 0);

/** LD4: the lowest count that can be bid on each face, from 1 to 6; 0 if there is none. */
export const lowestBids = (state: Pick<State, 'dice' | 'bids'>): readonly number[] => {
  const last = state.bids.at(-1);
  return FACES.map((face) => {
    const lowest = last === undefined ? 1 : last.count + (face > last.face ? 0 : 1);
    return lowest <= diceOnTable(state) ? lowest : 0;
  });
};

/** LD5, LD6: how many dice count for a face. */
export const countFace = (hands: readonly (readonly Face[])[], face: Face, isWild: boolean): number =>
  hands.flat().filter((die) => die === face || (isWild && die === WILD)).length;
