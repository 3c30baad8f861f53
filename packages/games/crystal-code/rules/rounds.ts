import type { Seat } from '@sesame/kernel';
import type { Racer, Round, State, Workshop } from './state.ts';

/** XC1: seven rounds about a small room each, then the final's two. */
export const ROUNDS = 9;
export const FINAL_ROOM = 7;
const ROOMS = 8;

/** XC4: one crystal more than there are players, in each room. */
export const fullRooms = (seats: number): readonly number[] => Array.from({ length: ROOMS }, () => seats + 1);

/** XC4: rooms are emptied in order; the final's rounds are both about the last. */
export const roomOf = (round: number): number => Math.min(round - 1, FINAL_ROOM);

export const winnerOf = (round: Round | undefined): Seat | undefined => round?.finishers[0]?.seat;

export const workshopOf = ({ seats }: Pick<State, 'seats'>, seat: Seat): Workshop => {
  const workshop = seats[seat];
  if (workshop === undefined) throw new Error(`nobody sits at ${seat}`);
  return workshop;
};

/** When a seat's glass is empty; undefined as long as it is closed. */
export const glassEnd = ({ options }: Pick<State, 'options'>, { shownAt }: Racer): number | undefined =>
  shownAt === null ? undefined : shownAt + options.glass * 1000;
