import { type Actor, type AnyRules, type Seat, viewersOf } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import { advance, type Clock, type Pauses, startClock } from './clock/clock.ts';
import { isRaceApart, seqFor } from './hidden-rows.ts';
import type { EventEntry, Moment, Position } from './position.ts';

/** Awaited seats whose clock runs. In a race, the race has its own timing. */
const seatsOnClock = ({ race }: AnyRules, state: unknown, seats: readonly Seat[]): readonly Seat[] =>
  race === undefined ? seats : seats.filter((seat) => race.shown(state, seat) === undefined);

interface Change {
  readonly clocks: { readonly clock: Clock; readonly othersClock: Clock };
  readonly by?: Actor;
  readonly at: number;
  readonly state: unknown;
  readonly awaits: readonly Seat[];
  readonly hiddenFrom?: EventEntry['hiddenFrom'];
  readonly rests?: Pauses;
}

/** The clocks after a change of who is awaited, and as others see them. */
export const clocksAfter = (
  { rules, start }: Pick<Position, 'rules' | 'start'>,
  pace: TimeControl,
  { clocks, by, at, state, awaits, hiddenFrom = [], rests = [] }: Change,
): Pick<Moment, 'clock' | 'othersClock'> => {
  const acted = by === undefined ? {} : { by };
  const clock = advance(clocks.clock, pace, { ...acted, at, awaits: seatsOnClock(rules, state, awaits), rests });
  if (!isRaceApart(rules, start.options)) return { clock, othersClock: clock };
  // A hidden input doesn't end the decision that others see running.
  const seen = hiddenFrom.length === 0 ? acted : {};
  return { clock, othersClock: advance(clocks.othersClock, pace, { ...seen, at, awaits, rests }) };
};

/** Another time control: banks are refilled and awaited seats start a new decision. Past moves stay as timed. */
export const changeTimeControl = (
  position: Position,
  { pace, at }: { readonly pace: TimeControl; readonly at: number },
): Position => {
  const { start, state, awaits } = position;
  const fresh = startClock(pace, start.seats.length);
  const clocks = { clock: fresh, othersClock: fresh };
  return {
    ...position,
    pace,
    pacedAt: viewersOf(start.seats.length).map((viewer) => seqFor(position, viewer)),
    ...clocksAfter(position, pace, { clocks, at, state, awaits: awaits.seats }),
    undoable: [],
  };
};
