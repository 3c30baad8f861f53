import { makeTimetable } from '@sesame/kernel';
import type { Event } from './rules/state.ts';

export const timetable = makeTimetable<Event>({
  round: { reveal: 0, hold: 0 },
  shuffled: { reveal: 0, hold: 0 },
  ready: { reveal: 0, hold: 0 },
  'not-ready': { reveal: 0, hold: 0 },
  race: { reveal: 0, hold: 0 },
  shown: { reveal: 0, hold: 0 },
  done: { reveal: 0, hold: 0 },
  through: { reveal: 0, hold: 0 },
  'gave-up': { reveal: 0, hold: 0 },
  empty: { reveal: 0, hold: 0 },
  prizes: ({ result }) => ({ reveal: 2600 + 500 * result.raced.length, hold: 0, isText: true }),
  drew: { reveal: 0, hold: 400 },
  took: { reveal: 0, hold: 0 },
  built: { reveal: 0, hold: 400 },
  revealed: { reveal: 0, hold: 2000 },
  over: { reveal: 0, hold: 1000 },
});
