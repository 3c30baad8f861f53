import type { Seat } from '@sesame/kernel';
import type { State } from './state.ts';

export const OPENING_HAND = 4;

/** FC12: tiles drawn after every round except the last. */
export const DRAWN = 2;

/** FC3: size of a reserve, with the opening hand. */
export const reserveOf = (seats: number): number => {
  if (seats === 2) return 18;
  return seats === 5 ? 12 : 14;
};

/** FC13: two tiles per round, and two left over. */
export const roundsOf = (seats: number): number => (reserveOf(seats) - OPENING_HAND) / DRAWN + 1;

/** FC8: the seat whose transaction comes next. */
export const activeOf = ({ first, turn, seats }: State): Seat => (first + turn) % seats.length;

/** FC8: turns left this round, of two per seat. */
export const turnsLeft = ({ first, turn, seats }: State, seat: Seat): number => {
  const place = (seat - first + seats.length) % seats.length;
  if (place >= turn) return 2;
  return place + seats.length >= turn ? 1 : 0;
};

/** All seats in turn order, starting with this one. */
export const clockwise = ({ seats }: State, from: Seat): readonly Seat[] =>
  seats.map((_, step) => (from + step) % seats.length);
