import { makeTimetable } from '@sesame/kernel';
import type { Event } from './rules/state.ts';

export const timetable = makeTimetable<Event>({
  ready: { reveal: 0, hold: 0 },
  turned: { reveal: 0, hold: 0 },
  shown: { reveal: 0, hold: 0 },
  pointed: { reveal: 0, hold: 0 },
  through: { reveal: 0, hold: 0 },
  decided: { reveal: 1700, hold: 0 },
  late: { reveal: 0, hold: 0 },
  taken: { reveal: 0, hold: 700 },
  scored: { reveal: 0, hold: 700 },
  paid: { reveal: 0, hold: 400 },
  lost: { reveal: 0, hold: 700 },
  waiting: { reveal: 0, hold: 0 },
  'seat-ready': { reveal: 0, hold: 0 },
  'seat-not-ready': { reveal: 0, hold: 0 },
  paused: { reveal: 0, hold: 0 },
  mixed: { reveal: 0, hold: 1500 },
  over: { reveal: 0, hold: 1000 },
});
