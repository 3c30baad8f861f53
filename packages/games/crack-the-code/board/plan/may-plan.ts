import type { Seat } from '@sesame/kernel';
import type { View } from '../../rules/state.ts';

/** Whether a seat has a guess left. */
export const mayPlan = ({ phase, seats, options, equalising, turn }: View, seat: Seat): boolean =>
  phase !== 'over' && seats[seat === 0 ? 0 : 1].guesses.length < options.attempts && !(equalising && turn !== seat);
