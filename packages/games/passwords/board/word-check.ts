import type { Seat } from '@sesame/kernel';
import { reasonAgainst, usedWords } from '../rules/passwords.ts';
import type { Circle, Fault, Letter, Place, View } from '../rules/state.ts';
import { type Walk, walksOf } from '../rules/walks.ts';
import { bestWalk, isAmong, type LocksOf, otherWay, startsOf } from './draft.ts';

/** How a word in the making stands, before anybody looks into the dictionary. */
export type Standing =
  | { readonly type: 'empty' }
  | { readonly type: 'no-safe'; readonly letter: Letter }
  | { readonly type: 'short' }
  /** An earlier word stands in the way. */
  | { readonly type: 'fault'; readonly fault: Fault; readonly by: Seat | undefined }
  | { readonly type: 'open' };

export const standingOf = ({ circle, turns, options }: View, word: string): Standing => {
  const first = word[0];
  if (first === undefined) return { type: 'empty' };
  const letter = first.toUpperCase();
  if (!circle.some((safe) => safe?.letter === letter)) return { type: 'no-safe', letter };
  if (word.length < 2) return { type: 'short' };

  const fault = reasonAgainst(word, usedWords(turns), options.language);
  if (fault === undefined) return { type: 'open' };
  const earlier = turns.find((turn) => turn.type === 'password' && turn.word === fault.earlier);
  return { type: 'fault', fault, by: earlier?.seat };
};

/** Whether one more stone fills a safe. */
export const isFilled = (circle: Circle, place: Place): boolean => {
  const safe = circle[place];
  return safe !== undefined && safe !== null && safe.stones.length + 1 >= safe.spaces;
};

/** The walk of a word that is chosen, and what else there is to choose. */
export interface Way {
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
export const wayOf = (
  circle: Circle,
  word: string,
  { hand, chosen }: { readonly hand: number; readonly chosen: Walk | undefined },
): Way | undefined => {
  const walks = walksOf(circle, word).filter(({ safes }) => safes.length <= hand);
  const locksOf = (safes: readonly Place[]) => safes.filter((place) => isFilled(circle, place));
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
