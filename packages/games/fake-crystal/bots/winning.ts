import type { Seat } from '@sesame/kernel';
import type { State } from '../rules/state.ts';
import { roundsLeft, scoresOf } from './worth.ts';

/** Points by which a lead can turn: a few at any time, more with the rounds that are left. */
const STEADY = 3;
const TURNING = 7;

/** About how likely a seat is to beat every other, from what the scores would come to. */
export const chanceToWin = (state: State, seat: Seat): number => {
  const scores = scoresOf(state);
  const own = scores[seat] ?? 0;
  const scale = STEADY + TURNING * Math.sqrt(roundsLeft(state));
  let chance = 1;
  for (const [other, score] of scores.entries()) {
    if (other !== seat) chance /= 1 + Math.exp((score - own) / scale);
  }
  return chance;
};
