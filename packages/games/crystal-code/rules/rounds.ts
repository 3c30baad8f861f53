import type { Seat } from '@sesame/kernel';
import type { Options, Racer, Round, State, Workshop } from './state.ts';

/** XC1: seven rounds for the small rooms, then two for the final room. */
export const ROUNDS = 9;
export const FINAL_ROOM = 7;
const ROOMS = 8;

/** XC4: each room starts with one crystal more than there are players. */
export const fullRooms = (seats: number): readonly number[] => Array.from({ length: ROOMS }, () => seats + 1);

/** XC4: rooms are emptied in order; both final rounds are for the last room. */
export const roomOf = (round: number): number => Math.min(round - 1, FINAL_ROOM);

/** XC11: the first finisher; XC41: untimed, nobody. */
export const winnerOf = (round: Round | undefined): Seat | undefined =>
  round?.equal ? undefined : round?.finishers[0]?.seat;

/** XC16, XC40: whether everyone races in their own time. */
export const isApart = ({ apart, untimed }: Options): boolean => apart || untimed;

export const workshopOf = ({ seats }: Pick<State, 'seats'>, seat: Seat): Workshop => {
  const workshop = seats[seat];
  if (workshop === undefined) throw new Error(`no seat ${seat}`);
  return workshop;
};

/** When a seat's glass runs out; undefined before it is opened, and without a glass (XC40). */
export const glassEnd = ({ options }: Pick<State, 'options'>, { shownAt }: Racer): number | undefined =>
  shownAt === null || options.untimed ? undefined : shownAt + options.glass * 1000;
