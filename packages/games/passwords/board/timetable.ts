import type { Direction, Place } from '../rules/state.ts';
import { stepsBetween } from './geometry.ts';

/** A place further in the walk, a tick: 90 ms. */
const STEP_MS = 90;
/** The walk stands before the first bolt goes home, bolts are so far apart, and a locked card is seen before it leaves. */
const PAUSE_BEFORE_BOLTS_MS = 180;
const BOLT_INTERVAL_MS = 200;
const LOCKED_CARD_SHOWN_MS = 460;
/** A card travels, then a new one drops in. */
const TRAVEL = 380;
/** What happened stays on the ring before a word in the making is drawn there again. */
const RESULT_SHOWN_MS = 1400;

interface Walked {
  readonly direction: Direction;
  readonly safes: readonly Place[];
  readonly locked: readonly { readonly place: Place }[];
}

interface Locking {
  readonly place: Place;
  /** When its bolt goes home, when its card leaves, when a new one drops in. */
  readonly bolt: number;
  readonly leaves: number;
  readonly drops: number;
}

/** When what is seen and heard of a play, in milliseconds. */
export interface Timetable {
  /** When the walk comes to each of its stops. */
  readonly stops: readonly number[];
  readonly walked: number;
  readonly locking: readonly Locking[];
  readonly ends: number;
}

export const timetableOf = ({ direction, safes, locked }: Walked): Timetable => {
  const start = safes[0] ?? 0;
  const stops = safes.map((place) => stepsBetween(direction, start, place) * STEP_MS);
  const walked = stops.at(-1) ?? 0;
  const locking = locked.map(({ place }, i) => {
    const bolt = walked + PAUSE_BEFORE_BOLTS_MS + i * BOLT_INTERVAL_MS;
    return { place, bolt, leaves: bolt + LOCKED_CARD_SHOWN_MS, drops: bolt + LOCKED_CARD_SHOWN_MS + TRAVEL / 2 };
  });
  const ends = (locking.at(-1)?.drops ?? walked) + TRAVEL + RESULT_SHOWN_MS;
  return { stops, walked, locking, ends };
};

/** How long a card travels. */
export const CARD_TRAVEL_MS = TRAVEL;
