import { makeTimetable } from '@sesame/kernel';
import { resultShownMs, walkTimesOf } from './board/walk-times.ts';
import type { Event } from './rules/state.ts';

export const timetable = makeTimetable<Event>({
  'laid-out': { reveal: 0, hold: 1400 },
  password: (event) => ({ reveal: walkTimesOf(event).ends, hold: resultShownMs(event.locked.length) }),
  wrong: { reveal: 1300, hold: 1200 },
  passed: { reveal: 700, hold: 500 },
  round: { reveal: 0, hold: 300 },
  proposed: { reveal: 0, hold: 600 },
  agreed: { reveal: 0, hold: 0 },
  allowed: { reveal: 0, hold: 600 },
  declined: { reveal: 0, hold: 600 },
  over: { reveal: 0, hold: 1000 },
});
