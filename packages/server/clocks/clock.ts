import type { Actor, Seat } from '@sesame/kernel';
import type { Pace, SeatClock } from '@sesame/protocol';

/**
 * The players' time, in milliseconds of the match. A decision begins when a seat is awaited; it has `perMove`
 * to itself and then runs off the seat's bank. Derived from the log alone, like everything about a match.
 */
export interface Clock {
  readonly bank: readonly number[];
  /** When each seat's decision began; undefined for seats that are not awaited. */
  readonly since: readonly (number | undefined)[];
}

export const startClock = (pace: Pace, seats: number): Clock => ({
  bank: Array.from({ length: seats }, () => pace.bank * 1000),
  since: Array.from({ length: seats }, () => undefined),
});

/** The clock after an input: who acted or is no longer awaited has paid, who is newly awaited begins. */
export const advance = (
  clock: Clock,
  pace: Pace,
  { by, at, awaits }: { by?: Actor; at: number; awaits: readonly Seat[] },
): Clock => {
  if (pace.kind === 'none') return clock;
  const ends = (seat: Seat) => seat === by || !awaits.includes(seat);
  return {
    bank: clock.bank.map((bank, seat) => {
      const since = clock.since[seat];
      return since === undefined || !ends(seat) ? bank : Math.max(0, bank - overtime(pace, at - since));
    }),
    since: clock.since.map((since, seat) => {
      if (!awaits.includes(seat)) return undefined;
      return since === undefined || ends(seat) ? at : since;
    }),
  };
};

const overtime = (pace: Pace, used: number) => Math.max(0, used - pace.perMove * 1000);

/** When a seat's time is up. Undefined: it is not awaited, or there is no clock. */
export const deadlineOf = (clock: Clock, pace: Pace, seat: Seat): number | undefined => {
  const since = clock.since[seat];
  if (pace.kind === 'none' || since === undefined) return undefined;
  return since + pace.perMove * 1000 + (clock.bank[seat] ?? 0);
};

/** What the players are shown. */
export const faces = (clock: Clock, pace: Pace, at: number): readonly SeatClock[] =>
  clock.bank.map((bank, seat) => {
    const deadline = deadlineOf(clock, pace, seat);
    return deadline === undefined
      ? { left: bank + pace.perMove * 1000, runs: false }
      : { left: Math.max(0, deadline - at), runs: true };
  });
