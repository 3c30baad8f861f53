import type { Seat } from '@sesame/kernel';
import { numberOf } from '../rules/lexicon/lexicon.ts';
import type { Circle, Direction, Place } from '../rules/state.ts';
import { around, PLACES } from '../rules/walks.ts';
import { type Ahead, EMPTY_PLACE } from './reachable-sets.ts';

/** The input of a word search, taken from a view. */
export interface Position {
  readonly circle: Circle;
  /** The number of stones in hand. */
  readonly hand: number;
  /** The words used before. */
  readonly used: readonly string[];
}

/** The value of laying stones on these safes, whatever the word and the walk. */
export type Worth = (safes: readonly Place[]) => number;

export interface Play {
  readonly word: string;
  readonly direction: Direction;
  /** In walking order. */
  readonly safes: readonly Place[];
  readonly worth: number;
}

/** Most stones, then most safes locked. */
export const mostStones =
  (circle: Circle): Worth =>
  (safes) =>
    safes.reduce((sum, place) => {
      const safe = circle[place];
      return sum + 8 + (safe && safe.stones.length + 1 >= safe.spaces ? 1 : 0);
    }, 0);

/** The stones of a seat that leave the circle when it lays one more on each of these safes: those of the full ones. */
export const goneWith = (circle: Circle, safes: readonly Place[], seat: Seat): number =>
  safes.reduce((sum, place) => {
    const safe = circle[place];
    if (!safe || safe.stones.length + 1 < safe.spaces) return sum;
    return sum + 1 + safe.stones.filter((owner) => owner === seat).length;
  }, 0);

/** What wins: most own stones gone, then most safes locked, then most stones laid. */
export const fewestLeft = (circle: Circle, seat: Seat): Worth => {
  const stonesThenLocks = mostStones(circle);
  return (safes) => {
    const locks = stonesThenLocks(safes) - 8 * safes.length;
    return 64 * goneWith(circle, safes, seat) + 8 * locks + safes.length;
  };
};

/** The letters of the places ahead of a start. */
export const aheadOf = (circle: Circle, start: Place, direction: Direction): Ahead =>
  around(start, direction)
    .slice(1)
    .map((place) => letterAt(circle, place));

export const letterAt = (circle: Circle, place: Place): number => {
  const letter = circle[place]?.letter;
  return letter === undefined ? EMPTY_PLACE : numberOf(letter);
};

/** A set of safes and its value. */
export interface Choice {
  /** Clockwise from place 0. */
  readonly safes: readonly Place[];
  readonly worth: number;
}

/** All sets of safes that the hand suffices for, best first. */
export const choicesOf = ({ circle, hand }: Position, worth: Worth): readonly Choice[] =>
  Array.from({ length: 2 ** PLACES - 1 }, (_, index) =>
    around(0, 'clockwise').filter((place) => ((index + 1) >> place) & 1),
  )
    .filter((safes) => safes.length <= hand && safes.every((place) => circle[place]))
    .map((safes) => ({ safes, worth: worth(safes) }))
    .sort((a, b) => b.worth - a.worth);

/** A set of safes in walking order from one of them. */
export const walked = (safes: readonly Place[], start: Place, direction: Direction): readonly Place[] =>
  around(start, direction).filter((place) => safes.includes(place));

/** The safes after the start as a bit set of places ahead, see `Reach`. */
export const setAhead = (safes: readonly Place[], start: Place, direction: Direction): number =>
  around(start, direction).reduce(
    (set, place, steps) => (steps > 0 && safes.includes(place) ? set | (1 << (PLACES - 1 - steps)) : set),
    0,
  );
