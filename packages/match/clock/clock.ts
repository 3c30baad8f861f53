import type { Actor, Seat } from '@sesame/kernel';
import type { SeatClock, TimeControl } from '@sesame/protocol';
import { pausedBetween, type Span, timeAfter } from './spans.ts';

/**
 * The players' clocks, in match time (milliseconds). A decision begins when a seat is awaited; it uses up `perMove`
 * first, then the seat's time bank. A seat's first decision may have a time of grace on top. Derived from the log, the time
 * controls and the vacations.
 */
export interface Clock {
  readonly bank: readonly number[];
  /** When each seat's decision began; undefined for seats that are not awaited. */
  readonly since: readonly (number | undefined)[];
  /** Grace for each seat's first decision; 0 after it. */
  readonly grace: readonly number[];
}

export const startClock = (pace: TimeControl, seats: number, graceMs = 0): Clock => ({
  bank: Array.from({ length: seats }, () => pace.bank * 1000),
  since: Array.from({ length: seats }, () => undefined),
  grace: Array.from({ length: seats }, () => graceMs),
});

/** Per seat, the spans in which its clock is paused. */
export type Pauses = readonly (readonly Span[])[];

/** The clock after an input: seats that acted or are no longer awaited pay overtime, newly awaited seats start. */
export const advance = (
  clock: Clock,
  pace: TimeControl,
  { by, at, awaits, rests = [] }: { by?: Actor; at: number; awaits: readonly Seat[]; rests?: Pauses },
): Clock => {
  if (pace.kind === 'none') return clock;
  const endsDecision = (seat: Seat) => seat === by || !awaits.includes(seat);
  return {
    bank: mapShared(clock.bank, (bank, seat) => {
      const since = clock.since[seat];
      if (since === undefined || !endsDecision(seat)) return bank;
      const used = at - since - pausedBetween(rests[seat] ?? [], since, at) - graceOf(clock, seat);
      return Math.max(0, bank - overtime(pace, used));
    }),
    grace: mapShared(clock.grace, (grace, seat) => (clock.since[seat] !== undefined && endsDecision(seat) ? 0 : grace)),
    since: clock.since.map((since, seat) => {
      if (!awaits.includes(seat)) return undefined;
      return since === undefined || endsDecision(seat) ? at : since;
    }),
  };
};

/** Maps a list that rarely changes: it is then the same list, as matches keep the clocks of their last positions. */
const mapShared = <Item>(items: readonly Item[], change: (item: Item, index: number) => Item): readonly Item[] => {
  const changed = items.map(change);
  return changed.every((item, index) => item === items[index]) ? items : changed;
};

const graceOf = ({ grace }: Clock, seat: Seat): number => grace[seat] ?? 0;

const overtime = (pace: TimeControl, used: number) => Math.max(0, used - pace.perMove * 1000);

/** When a seat's time is up. Undefined: the seat is not awaited, or there is no clock. */
export const deadlineOf = (
  clock: Clock,
  { pace, rests = [] }: { readonly pace: TimeControl; readonly rests?: Pauses },
  seat: Seat,
): number | undefined => {
  const since = clock.since[seat];
  if (pace.kind === 'none' || since === undefined) return undefined;
  return timeAfter(rests[seat] ?? [], since, pace.perMove * 1000 + (clock.bank[seat] ?? 0) + graceOf(clock, seat));
};

/** The clocks as shown to players. A paused clock doesn't run. */
export const clockFaces = (
  clock: Clock,
  { pace, rests = [] }: { readonly pace: TimeControl; readonly rests?: Pauses },
  at: number,
): readonly SeatClock[] =>
  clock.bank.map((bank, seat) => {
    const since = clock.since[seat];
    const whole = bank + pace.perMove * 1000 + graceOf(clock, seat);
    if (since === undefined) return { left: whole, bank, runs: false };
    const spans = rests[seat] ?? [];
    const left = Math.max(0, whole - (at - since - pausedBetween(spans, since, at)));
    return { left, bank: Math.min(bank, left), runs: !spans.some(({ from, until }) => from <= at && at < until) };
  });
