import type { Seat } from '@sesame/kernel';
import { lay } from '../rules/lay.ts';
import { countOf, reasonOf } from '../rules/score.ts';
import type { Place, State, View } from '../rules/state.ts';

/** A match as a seat can play it on in thought. Nobody knows what the pile brings: there, locked safes leave a gap. */
export const simulatedState = ({ options, seats, circle, turns, starter = 0 }: View): State => ({
  options,
  seats,
  circle,
  pile: [],
  turns,
  starter,
});

/** A turn without its word: a stone on each of these safes, none is a pass. */
export const afterTurn = (state: State, seat: Seat, safes: readonly Place[]): State =>
  safes.length === 0
    ? { ...state, turns: [...state.turns, { type: 'pass', seat }] }
    : lay(state, seat, { type: 'word', word: '', direction: 'clockwise', safes }).state;

/** By how many stones a seat is ahead of the best of the others. */
export const leadOf = (state: State, seat: Seat): number => {
  const { stones } = countOf(state);
  return Math.min(...stones.filter((_, other) => other !== seat)) - (stones[seat] ?? 0);
};

/** More than anything that happens during a match is worth. */
const WIN_VALUE = 100;

/** What a match that is over is worth to a seat, nothing if it shares the win; undefined while it runs. */
export const endValue = (state: State, seat: Seat): number | undefined => {
  if (reasonOf(state) === undefined) return undefined;
  const { ranks } = countOf(state);
  const isShared = ranks.filter((rank) => rank === 1).length > 1;
  if (ranks[seat] !== 1) return leadOf(state, seat) - WIN_VALUE;
  return isShared ? 0 : leadOf(state, seat) + WIN_VALUE;
};
