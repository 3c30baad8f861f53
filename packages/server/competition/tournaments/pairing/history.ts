import type { Meeting } from '../meeting.ts';

/** Pairing history of the earlier rounds. */
export interface History {
  /** How often two entrants have met. */
  met(a: number, b: number): number;
  /** Number of byes. */
  rests(entrant: number): number;
  /** Seats of an entrant, in order. */
  seats(entrant: number): readonly number[];
}

export const historyOf = (meetings: readonly Meeting[]): History => {
  const met = new Map<string, number>();
  const rests = new Map<number, number>();
  const seats = new Map<number, number[]>();
  const count = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const meeting of meetings) {
    const [first] = meeting.seats;
    if (meeting.seats.length === 1 && first !== undefined) {
      count(rests, first);
      continue;
    }
    for (const [seat, entrant] of meeting.seats.entries()) {
      seats.set(entrant, [...(seats.get(entrant) ?? []), seat]);
      for (const other of meeting.seats) if (other !== entrant) count(met, `${entrant} ${other}`);
    }
  }
  return {
    met: (a, b) => met.get(`${a} ${b}`) ?? 0,
    rests: (entrant) => rests.get(entrant) ?? 0,
    seats: (entrant) => seats.get(entrant) ?? [],
  };
};
