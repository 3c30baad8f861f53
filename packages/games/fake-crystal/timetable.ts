import { makeTimetable } from '@sesame/kernel';
import type { Event } from './rules/state.ts';

export const timetable = makeTimetable<Event>({
  round: { reveal: 0, hold: 0 },
  drew: { reveal: 0, hold: 300 },
  offered: { reveal: 0, hold: 150 },
  shown: { reveal: 0, hold: 1200 },
  saw: { reveal: 0, hold: 800 },
  spied: { reveal: 0, hold: 800 },
  bid: { reveal: 0, hold: 900 },
  answered: { reveal: 0, hold: 400 },
  chosen: { reveal: 0, hold: 900 },
  bought: { reveal: 0, hold: 2400 },
  sold: { reveal: 0, hold: 2400 },
  banked: { reveal: 0, hold: 2400 },
  kept: { reveal: 0, hold: 2000 },
  repacked: { reveal: 0, hold: 2000 },
  recycled: { reveal: 0, hold: 2000 },
  reserved: { reveal: 0, hold: 600 },
  preempted: { reveal: 0, hold: 900 },
  activated: { reveal: 0, hold: 600 },
  claimed: { reveal: 0, hold: 1200 },
  declined: { reveal: 0, hold: 400 },
  passed: { reveal: 0, hold: 600 },
  over: { reveal: 0, hold: 1000 },
});
