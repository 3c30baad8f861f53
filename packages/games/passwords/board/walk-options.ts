import type { Circle, Place } from '../rules/state.ts';
import { type Walk, walksOf } from '../rules/walks.ts';
import { bestWalk, isAmong, type LocksOf, otherWay, startsOf } from './draft.ts';

/** Whether one more stone fills the safe. */
export const wouldFill = (circle: Circle, place: Place): boolean => {
  const safe = circle[place];
  return safe !== undefined && safe !== null && safe.stones.length + 1 >= safe.spaces;
};

/** The chosen walk of a word, and the alternatives. */
export interface WalkOptions {
  readonly walk: Walk;
  readonly walks: readonly Walk[];
  readonly locksOf: LocksOf;
  /** The stops that it fills. */
  readonly locks: readonly Place[];
  /** The longest walk in the other direction, if it has more than one stop. */
  readonly other: Walk | undefined;
  readonly starts: readonly Place[];
  /** All safes at which some walk stops. */
  readonly reach: readonly Place[];
}

/** The walks of a word that the player has enough stones for; by default the longest is chosen. */
export const walkOptionsOf = (
  circle: Circle,
  word: string,
  { hand, chosen }: { readonly hand: number; readonly chosen: Walk | undefined },
): WalkOptions | undefined => {
  const walks = walksOf(circle, word).filter(({ safes }) => safes.length <= hand);
  const locksOf = (safes: readonly Place[]) => safes.filter((place) => wouldFill(circle, place));
  const walk = chosen && isAmong(walks, chosen) ? chosen : bestWalk(walks, locksOf);
  if (walk === undefined) return undefined;
  const other = otherWay({ walk, walks, locksOf });
  return {
    walk,
    walks,
    locksOf,
    locks: locksOf(walk.safes),
    other: other && other.safes.length > 1 ? other : undefined,
    starts: startsOf(walks),
    reach: [...new Set(walks.flatMap(({ safes }) => safes))],
  };
};
