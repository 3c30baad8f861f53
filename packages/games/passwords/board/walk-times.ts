import type { Seat } from '@sesame/kernel';
import type { Direction, Place } from '../rules/state.ts';
import { stepsBetween } from './geometry.ts';

/** The word is read before its walk starts. */
const WORD_SHOWN_MS = 500;
/** Time per place of the walk. */
const STEP_MS = 130;
/** Pause before the first safe is locked, and rest at the end. */
const PAUSE_BEFORE_LOCKS_MS = 350;
const REST_MS = 350;
/** Time per locked safe, less if there are many. */
const LOCK_MS = 720;
const ALL_LOCKS_MS = 2200;
/** Parts of the time of a locked safe: until its stones leave, between two stones, and their flight to the box. */
const UNTIL_STONES_LEAVE = 0.34;
const BETWEEN_STONES = 0.07;
const FLIGHT = 0.42;

interface Walked {
  readonly direction: Direction;
  readonly safes: readonly Place[];
  readonly locked: readonly { readonly place: Place; readonly stones: readonly Seat[] }[];
}

/** A stone on its way from a locked safe to the box. */
export interface Flight {
  readonly owner: Seat;
  /** Its space in the safe, from 0. */
  readonly space: number;
  readonly leaves: number;
  readonly lands: number;
}

interface Locking {
  readonly place: Place;
  /** When its door slams. */
  readonly bolt: number;
  readonly flights: readonly Flight[];
}

/** The times of a password’s moment, in milliseconds from its start. */
export interface WalkTimes {
  /** When the walk starts, and its time per place. */
  readonly starts: number;
  readonly step: number;
  /** When the walk reaches each stop. */
  readonly stops: readonly number[];
  readonly locking: readonly Locking[];
  readonly ends: number;
}

/** The times at normal speed, or stretched so that the moment lasts `ms`. */
export const walkTimesOf = (walked: Walked, ms?: number): WalkTimes => {
  const times = timesOf(walked, 1);
  return ms === undefined || ms === times.ends ? times : timesOf(walked, ms / times.ends);
};

const timesOf = ({ direction, safes, locked }: Walked, tempo: number): WalkTimes => {
  const start = safes[0] ?? 0;
  const stopOf = (place: Place) => WORD_SHOWN_MS + stepsBetween(direction, start, place) * STEP_MS;
  const arrived = stopOf(safes.at(-1) ?? start);
  const lock = Math.min(LOCK_MS, ALL_LOCKS_MS / locked.length);
  const locking = locked.map(({ place, stones }, i) => {
    const bolt = arrived + PAUSE_BEFORE_LOCKS_MS + i * lock;
    const flights = stones.map((owner, space) => {
      const leaves = bolt + (UNTIL_STONES_LEAVE + space * BETWEEN_STONES) * lock;
      return { owner, space, leaves: leaves * tempo, lands: (leaves + FLIGHT * lock) * tempo };
    });
    return { place, bolt: bolt * tempo, flights };
  });
  const locks = locked.length === 0 ? 0 : PAUSE_BEFORE_LOCKS_MS + locked.length * lock;
  return {
    starts: WORD_SHOWN_MS * tempo,
    step: STEP_MS * tempo,
    stops: safes.map((place) => stopOf(place) * tempo),
    locking,
    ends: (arrived + locks + REST_MS) * tempo,
  };
};

/** After the moment, locked cards travel to their owner one after the other while new ones drop into the circle. */
export const CARD_TRAVEL_MS = 420;
const BETWEEN_CARDS_MS = 90;
export const cardLeavesAt = (index: number): number => index * BETWEEN_CARDS_MS;
export const newCardDropsAt = (index: number): number => cardLeavesAt(index) + CARD_TRAVEL_MS / 2;

/** How long the result of a turn stays on the ring before the draft is shown again. */
const RESULT_SHOWN_MS = 900;
export const resultShownMs = (locked: number): number =>
  RESULT_SHOWN_MS + (locked === 0 ? 0 : newCardDropsAt(locked - 1) + CARD_TRAVEL_MS);
