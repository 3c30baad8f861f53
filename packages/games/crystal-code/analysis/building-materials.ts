import type { Seat } from '@sesame/kernel';
import type { State } from '../rules/state.ts';
import type { Materials } from './best-machine.ts';

/** Everything a seat could build with during a match, except cards it swapped away. */
export const materialsOf = ({ seats, history }: State, seat: Seat): Materials => {
  const { hand = [], machine } = seats[seat] ?? {};
  const won = history.flatMap(({ finishers }) => finishers.filter((finisher) => finisher.seat === seat));
  return {
    cards: [...(machine?.cards.map(({ card }) => card) ?? []), ...hand],
    crystals: won.reduce((sum, { crystals }) => sum + crystals, 0),
  };
};
