import { makeTimetable } from '@sesame/kernel';
import type { Event } from './rules/index.ts';

/** How long people need to see each event, in milliseconds. Bots wait for them. */
export const timetable = makeTimetable<Event>({
  rolled: { reveal: 0, hold: 600 },
  bid: { reveal: 0, hold: 900 },
  shown: { reveal: 0, hold: 4_000, isText: true },
  out: { reveal: 0, hold: 1_200 },
});
