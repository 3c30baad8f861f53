import { makeTimetable } from '@sesame/kernel';
import type { Event } from './rules/state.ts';

/** How long people need to see each event, in milliseconds; bots wait for it. */
export const timetable = makeTimetable<Event>({
  // #if hidden
  favoured: { reveal: 0, hold: 300 },
  // #endif
  // #if chance
  dealt: { reveal: 0, hold: 400 },
  // #endif
  took: { reveal: 0, hold: 600 },
  swapped: { reveal: 0, hold: 800 },
  claimed: { reveal: 0, hold: 800 },
  over: { reveal: 0, hold: 600 },
});
