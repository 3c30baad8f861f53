import type { Seat } from '@sesame/kernel';
import type { State } from '../rules/state.ts';
import { expectedScores, roundsLeft } from './tile-values.ts';

/** Scale in points of the logistic curve; grows with the remaining rounds. */
const BASE_SCALE = 3;
const SCALE_PER_ROOT_ROUND = 7;

/** Approximate probability that a seat beats every other, from expected scores. */
export const winChance = (state: State, seat: Seat): number => {
  const scores = expectedScores(state);
  const own = scores[seat] ?? 0;
  const scale = BASE_SCALE + SCALE_PER_ROOT_ROUND * Math.sqrt(roundsLeft(state));
  let chance = 1;
  for (const [other, score] of scores.entries()) {
    if (other !== seat) chance /= 1 + Math.exp((score - own) / scale);
  }
  return chance;
};
