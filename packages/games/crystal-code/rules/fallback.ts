import type { Seat } from '@sesame/kernel';
import { greedyPlan } from './greedy.ts';
import { ROUNDS, workshopOf } from './rounds.ts';
import type { Move, State } from './state.ts';

/** XC36: what is played for a seat whose time is up. */
export const fallback = (state: State, seat: Seat): Move => {
  const { stage } = state;
  if (stage.type === 'build') {
    return { type: 'build', ...greedyPlan(workshopOf(state, seat), state.round === ROUNDS) };
  }
  const racing = stage.type === 'race' && stage.racers[seat]?.shownAt !== null;
  return { type: racing ? 'give-up' : 'ready' };
};
