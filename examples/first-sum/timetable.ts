import { makeTimetable } from '@sesame/kernel';
import type { Event } from './rules/index.ts';

/** How long people need to see each event, in milliseconds. A race itself is never staged. */
export const timetable = makeTimetable<Event>({
  shown: { reveal: 0, hold: 0 },
  through: { reveal: 0, hold: 0 },
  decided: { reveal: 0, hold: 2_500, isText: true },
});
