import type { Seat } from '@sesame/kernel';
import type { State } from '../rules/state.ts';
import { expectedScores, roundsLeft } from './tile-values.ts';

/** Points by which a lead can turn: a few at any time, more with the rounds that are left. */
const BASE_SCALE = 3;
const SCALE_PER_ROOT_ROUND = 7;

/** About how likely a seat is to beat every other, from what the scores would come to. */
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
