import type { Seat } from '@sesame/kernel';
import { lay } from '../rules/lay.ts';
import { countOf, reasonOf } from '../rules/score.ts';
import type { Place, State, View } from '../rules/state.ts';

/** A state for simulating turns. The pile is unknown, so locked safes leave a gap. */
export const simulatedState = ({ options, seats, circle, turns, starter = 0 }: View): State => ({
  options: { ...options, equalTurns: options.equalTurns === true },
  seats,
  circle,
  pile: [],
  turns,
  starter,
});

/** The state after laying stones on these safes; no safes is a pass. */
export const afterTurn = (state: State, seat: Seat, safes: readonly Place[]): State =>
  safes.length === 0
    ? { ...state, turns: [...state.turns, { type: 'pass', seat }] }
    : lay(state, seat, { type: 'word', word: '', direction: 'clockwise', safes }).state;

/** How many stones a seat is ahead of its best opponent. */
export const leadOf = (state: State, seat: Seat): number => {
  const { stones } = countOf(state);
  return Math.min(...stones.filter((_, other) => other !== seat)) - (stones[seat] ?? 0);
};

/** Larger than any value during a match. */
const WIN_VALUE = 100;

/** The value of a finished match to a seat, 0 for a shared win; undefined while it runs. */
export const endValue = (state: State, seat: Seat): number | undefined => {
  if (reasonOf(state) === undefined) return undefined;
  const { ranks } = countOf(state);
  const isShared = ranks.filter((rank) => rank === 1).length > 1;
  if (ranks[seat] !== 1) return leadOf(state, seat) - WIN_VALUE;
  return isShared ? 0 : leadOf(state, seat) + WIN_VALUE;
};
