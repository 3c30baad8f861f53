import { POINT_CENTS } from './points.ts';

/** Wins in a row after which points count double, until the next match that is not won. */
const STREAK_WINS = 2;
const WIN_CENTS = 2 * POINT_CENTS;
const TIE_CENTS = POINT_CENTS;

export type ArenaResult = 'won' | 'drawn' | 'lost';

/** Points for results in the order in which they were played: 2 for a win, 1 for a draw, double on a streak. */
export const arenaPoints = (results: readonly ArenaResult[]): number => {
  let points = 0;
  let streak = 0;
  for (const result of results) {
    const factor = streak >= STREAK_WINS ? 2 : 1;
    points += factor * (result === 'won' ? WIN_CENTS : result === 'drawn' ? TIE_CENTS : 0);
    streak = result === 'won' ? streak + 1 : 0;
  }
  return points;
};
