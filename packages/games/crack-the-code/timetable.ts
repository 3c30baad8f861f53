import { makeTimetable } from '@sesame/kernel';
import type { Event } from './rules/state.ts';

export const timetable = makeTimetable<Event>({
  hidden: { reveal: 0, hold: 500 },
  guessed: { reveal: 0, hold: 1400 },
  equalising: { reveal: 0, hold: 600 },
  over: { reveal: 0, hold: 1000 },
});
