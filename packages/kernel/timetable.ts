import type { Seat, Told } from './rules.ts';

/** How long people need to see an event, in milliseconds at normal speed. */
export interface EventTiming {
  /** The event is shown over the position before it: a tile flips, a safe slams. */
  readonly reveal: number;
  /** Then its result stays in sight before the next event. */
  readonly hold: number;
  /** Shown to be read: reduced motion does not shorten it. */
  readonly isText?: true;
}

/** The timing of every kind of event of a game, fixed or computed from the event. */
export type Timetable<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: EventTiming | ((event: Extract<Event, { readonly type: Type }>) => EventTiming);
};

/** A game’s timetable as boards, bots and the server use it. */
export type TimingOf = (event: unknown) => EventTiming;

const AT_ONCE: EventTiming = { reveal: 0, hold: 0 };

/** Looks up events in a timetable. Events of unknown kinds take no time. */
export const makeTimetable = <Event extends { readonly type: string }>(table: Timetable<Event>): TimingOf => {
  const timings = new Map<string, EventTiming | ((event: never) => EventTiming)>(Object.entries(table));
  return (event) => {
    const timing = timings.get((event as Event).type) ?? AT_ONCE;
    return typeof timing === 'function' ? timing(event as never) : timing;
  };
};

interface TimedInput {
  readonly at: number;
  readonly events: readonly Told<unknown>[];
}

/**
 * When the people in these seats have seen all inputs, in match time, if each watches every event at normal speed before
 * the next.
 */
export const seenAt = (inputs: readonly TimedInput[], people: readonly Seat[], timingOf: TimingOf): number => {
  let seen = 0;
  for (const { at, events } of inputs) {
    seen = Math.max(seen, at);
    for (const { to, event } of events) {
      if (to !== 'all' && !to.some((seat) => people.includes(seat))) continue;
      const { reveal, hold } = timingOf(event);
      seen += reveal + hold;
    }
  }
  return seen;
};
