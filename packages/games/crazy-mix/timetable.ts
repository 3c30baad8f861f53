import { makeTimetable } from '@sesame/kernel';
import type { Event } from './rules/state.ts';

export const timetable = makeTimetable<Event>({
  ready: { reveal: 0, hold: 0 },
  turned: { reveal: 0, hold: 0 },
  shown: { reveal: 0, hold: 0 },
  pointed: { reveal: 0, hold: 0 },
  through: { reveal: 0, hold: 0 },
  decided: { reveal: 0, hold: 2200 },
  taken: { reveal: 0, hold: 700 },
  lost: { reveal: 0, hold: 700 },
  mixed: { reveal: 0, hold: 1500 },
  over: { reveal: 0, hold: 1000 },
});
