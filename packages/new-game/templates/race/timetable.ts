import { makeTimetable } from '@sesame/kernel';
import type { Event } from './rules/state.ts';

/** How long people need to see each event, in milliseconds; bots wait for it. In a race nothing waits. */
export const timetable = makeTimetable<Event>({
  ready: { reveal: 0, hold: 0 },
  shown: { reveal: 0, hold: 0 },
  missed: { reveal: 0, hold: 0 },
  answered: { reveal: 0, hold: 0 },
  settled: { reveal: 0, hold: 1500 },
  over: { reveal: 0, hold: 600 },
});
