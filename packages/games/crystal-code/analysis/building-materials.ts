import type { Seat } from '@sesame/kernel';
import type { State } from '../rules/state.ts';
import type { Materials } from './best-machine.ts';

/** What a seat had to build with in the course of a match. Cards that it swapped away are not among it. */
export const materialsOf = ({ seats, history }: State, seat: Seat): Materials => {
  const { hand = [], machine } = seats[seat] ?? {};
  const won = history.flatMap(({ finishers }) => finishers.filter((finisher) => finisher.seat === seat));
  return {
    cards: [...(machine?.cards.map(({ card }) => card) ?? []), ...hand],
    crystals: won.reduce((sum, { crystals }) => sum + crystals, 0),
  };
};
