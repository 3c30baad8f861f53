import type { Direction, Place } from '../rules/state.ts';
import type { Walk } from '../rules/walks.ts';

/** The chosen walk among all walks of the word. */
interface Choice {
  readonly walk: Walk;
  readonly walks: readonly Walk[];
  readonly locksOf: LocksOf;
}

/** The safes among these that one more stone would fill. */
export type LocksOf = (safes: readonly Place[]) => readonly Place[];

const startOf = ({ safes }: Walk): Place | undefined => safes[0];

/** The longest walk; ties go to more locked safes, then to clockwise. */
export const bestWalk = (walks: readonly Walk[], locksOf: LocksOf): Walk | undefined => {
  const worth = ({ safes, direction }: Walk) =>
    safes.length * 100 + locksOf(safes).length * 10 + (direction === 'clockwise' ? 1 : 0);
  return walks.reduce<Walk | undefined>(
    (best, walk) => (best === undefined || worth(walk) > worth(best) ? walk : best),
    undefined,
  );
};

/** The places where a walk can start, clockwise from the top. */
export const startsOf = (walks: readonly Walk[]): readonly Place[] =>
  [...new Set(walks.flatMap(({ safes }) => safes.slice(0, 1)))].sort((a, b) => a - b);

const opposite = (direction: Direction): Direction => (direction === 'clockwise' ? 'anticlockwise' : 'clockwise');

/** The longest walk in the other direction. */
export const otherWay = ({ walk, walks, locksOf }: Choice): Walk | undefined =>
  bestWalk(
    walks.filter(({ direction }) => direction === opposite(walk.direction)),
    locksOf,
  );

/** The longest walk in the same direction from the next possible start. */
export const nextStart = ({ walk, walks, locksOf }: Choice): Walk | undefined => {
  const starts = startsOf(walks);
  const start = starts[(starts.indexOf(startOf(walk) ?? -1) + 1) % starts.length];
  return bestWalk(
    walks.filter((one) => one.direction === walk.direction && startOf(one) === start),
    locksOf,
  );
};

/** The walk after a press on a safe: a stop is removed, the start moves on, any other safe is added if possible. */
export const pressed = (choice: Choice, place: Place): Walk | undefined => {
  const { walk, walks } = choice;
  if (place === startOf(walk)) return startsOf(walks).length > 1 ? nextStart(choice) : undefined;
  if (walk.safes.includes(place)) return { ...walk, safes: walk.safes.filter((one) => one !== place) };
  return withStop(choice, place);
};

/** A walk that also stops at a place: with all other stops, else from the same start, else starting there. */
const withStop = ({ walk, walks, locksOf }: Choice, place: Place): Walk | undefined => {
  const same = walks.filter(({ direction, safes }) => direction === walk.direction && safes.includes(place));
  const tries = [
    same.filter(
      ({ safes }) => safes.length === walk.safes.length + 1 && walk.safes.every((one) => safes.includes(one)),
    ),
    same.filter((one) => startOf(one) === startOf(walk)),
    same.filter((one) => startOf(one) === place),
  ];
  return tries.map((found) => bestWalk(found, locksOf)).find((found) => found !== undefined);
};

/** Whether a walk is among these. */
export const isAmong = (walks: readonly Walk[], { direction, safes }: Walk): boolean =>
  walks.some((one) => one.direction === direction && one.safes.join() === safes.join());

/** The indices of the letters that the stops use: the first match for each, in order. */
export const lettersUsed = (word: string, letters: readonly string[]): readonly number[] => {
  const used: number[] = [];
  for (const letter of letters) {
    const at = word.indexOf(letter.toLowerCase(), (used.at(-1) ?? -1) + 1);
    if (at === -1) break;
    used.push(at);
  }
  return used;
};
