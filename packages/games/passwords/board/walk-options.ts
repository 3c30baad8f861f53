import type { Circle, Place } from '../rules/state.ts';
import { type Walk, walksOf } from '../rules/walks.ts';
import { bestWalk, isAmong, type LocksOf, otherWay, startsOf } from './draft.ts';

/** Whether one more stone fills a safe. */
export const wouldFill = (circle: Circle, place: Place): boolean => {
  const safe = circle[place];
  return safe !== undefined && safe !== null && safe.stones.length + 1 >= safe.spaces;
};

/** The walk of a word that is chosen, and what else there is to choose. */
export interface WalkOptions {
  readonly walk: Walk;
  readonly walks: readonly Walk[];
  readonly locksOf: LocksOf;
  /** Which of its stops are filled by it. */
  readonly locks: readonly Place[];
  /** The longest the other way round, if it goes anywhere. */
  readonly other: Walk | undefined;
  readonly starts: readonly Place[];
  /** Every safe at which some walk stops. */
  readonly reach: readonly Place[];
}

/** The way around for a word: the walk that was chosen, or the longest. Nobody lays more stones than they have. */
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
