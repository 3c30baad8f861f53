import { makeTimetable } from '@sesame/kernel';
import { guessTimesOf } from './board/guess-times.ts';
import type { Event } from './rules/state.ts';

export const timetable = makeTimetable<Event>({
  hidden: { reveal: 0, hold: 500 },
  guessed: (event) => ({ reveal: guessTimesOf(event).ends, hold: 700 }),
  equalising: { reveal: 0, hold: 1200 },
  over: { reveal: 0, hold: 1000 },
});
