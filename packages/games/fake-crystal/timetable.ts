import { type EventTiming, makeTimetable } from '@sesame/kernel';
import type { Event } from './rules/state.ts';

/** A tile comes to the middle with its claim, is turned, and its verdict is read; then it joins, and credits move. */
const TURNED: EventTiming = { reveal: 3000, hold: 1300 };

export const timetable = makeTimetable<Event>({
  /** The summary of the round before, if there was one: two transactions per player to read. */
  round: ({ round, drawn }) => ({ reveal: round > 1 ? 2400 + 800 * drawn.length : 0, hold: 0, isText: true }),
  drew: { reveal: 0, hold: 300 },
  offered: { reveal: 0, hold: 150 },
  shown: { reveal: 0, hold: 1400 },
  saw: { reveal: 2200, hold: 300 },
  spied: { reveal: 0, hold: 900 },
  bid: { reveal: 0, hold: 1200 },
  answered: { reveal: 0, hold: 400 },
  chosen: { reveal: 0, hold: 900 },
  bought: TURNED,
  sold: TURNED,
  banked: TURNED,
  kept: TURNED,
  repacked: TURNED,
  recycled: TURNED,
  reserved: { reveal: 0, hold: 900 },
  preempted: { reveal: 1800, hold: 0 },
  activated: { reveal: 0, hold: 400 },
  claimed: { reveal: 1500, hold: 600 },
  declined: { reveal: 0, hold: 500 },
  passed: { reveal: 0, hold: 600 },
  over: { reveal: 0, hold: 1000 },
});
