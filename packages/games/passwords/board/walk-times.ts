import type { Direction, Place } from '../rules/state.ts';
import { stepsBetween } from './geometry.ts';

/** Time per place of the walk, and per tick. */
const STEP_MS = 90;
/** Pause before the first bolt, time between bolts, and how long a locked card is shown. */
const PAUSE_BEFORE_BOLTS_MS = 180;
const BOLT_INTERVAL_MS = 200;
const LOCKED_CARD_SHOWN_MS = 460;
/** How long a card travels. */
export const CARD_TRAVEL_MS = 380;
/** How long the result stays on the ring before the draft is shown again. */
const RESULT_SHOWN_MS = 1400;

interface Walked {
  readonly direction: Direction;
  readonly safes: readonly Place[];
  readonly locked: readonly { readonly place: Place }[];
}

interface Locking {
  readonly place: Place;
  /** When its bolt closes, when its card leaves, when a new card drops in. */
  readonly bolt: number;
  readonly leaves: number;
  readonly drops: number;
}

/** Animation times of a turn, in milliseconds from its start. */
export interface WalkTimes {
  /** When the walk reaches each stop. */
  readonly stops: readonly number[];
  readonly walked: number;
  readonly locking: readonly Locking[];
  readonly ends: number;
}

export const walkTimesOf = ({ direction, safes, locked }: Walked): WalkTimes => {
  const start = safes[0] ?? 0;
  const stops = safes.map((place) => stepsBetween(direction, start, place) * STEP_MS);
  const walked = stops.at(-1) ?? 0;
  const locking = locked.map(({ place }, i) => {
    const bolt = walked + PAUSE_BEFORE_BOLTS_MS + i * BOLT_INTERVAL_MS;
    return {
      place,
      bolt,
      leaves: bolt + LOCKED_CARD_SHOWN_MS,
      drops: bolt + LOCKED_CARD_SHOWN_MS + CARD_TRAVEL_MS / 2,
    };
  });
  const ends = (locking.at(-1)?.drops ?? walked) + CARD_TRAVEL_MS + RESULT_SHOWN_MS;
  return { stops, walked, locking, ends };
};
