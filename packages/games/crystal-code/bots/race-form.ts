import type { Seat } from '@sesame/kernel';
import { winnerOf } from '../rules/rounds.ts';
import type { View } from '../rules/state.ts';

/** Estimated racing strength of a seat. */
export interface RaceForm {
  /** Share of races finished. */
  readonly finishes: number;
  /** Share of races won. */
  readonly wins: number;
}

/** Prior counts before any race is observed; every seat wins equally often. */
const PRIOR = { races: 4, finished: 3.4 };

/** A seat's form, from the races so far. */
export const formOf = ({ history, seats }: View, seat: Seat): RaceForm => {
  const finished = history.filter(({ finishers }) => finishers.some((one) => one.seat === seat)).length;
  const won = history.filter((round) => winnerOf(round) === seat).length;
  const races = history.length + PRIOR.races;
  return { finishes: (finished + PRIOR.finished) / races, wins: (won + PRIOR.races / seats.length) / races };
};
