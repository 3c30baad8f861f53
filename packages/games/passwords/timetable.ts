import { makeTimetable } from '@sesame/kernel';
import { walkTimesOf } from './board/walk-times.ts';
import type { Event } from './rules/state.ts';

export const timetable = makeTimetable<Event>({
  'laid-out': { reveal: 0, hold: 1400 },
  password: (event) => ({ reveal: 0, hold: walkTimesOf(event).ends }),
  wrong: { reveal: 0, hold: 1800 },
  passed: { reveal: 0, hold: 1200 },
  over: { reveal: 0, hold: 1000 },
});
