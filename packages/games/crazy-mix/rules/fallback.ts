import type { Seat } from '@sesame/kernel';
import type { Move, State } from './state.ts';
import { oldestSides } from './taking.ts';

/** CM26: what is played for a seat whose time at the table is up. */
export const fallback = (state: State, seat: Seat): Move => {
  const { stage } = state;
  if (stage.type === 'ready') return { type: 'ready' };
  if (stage.type !== 'race') return { type: 'take', sides: oldestSides(state) };
  return { type: stage.racers[seat]?.shownAt === undefined ? 'open' : 'pass' };
};
