import type { Direction, Place } from '../rules/state.ts';
import type { Walk } from '../rules/walks.ts';

/** A walk, and all it was chosen from. */
interface Choice {
  readonly walk: Walk;
  readonly walks: readonly Walk[];
  readonly locksOf: LocksOf;
}

/** Which of these safes one more stone would fill. */
export type LocksOf = (safes: readonly Place[]) => readonly Place[];

const startOf = ({ safes }: Walk): Place | undefined => safes[0];

/** The longest walk; of the longest the one that locks most, and clockwise rather. */
export const bestWalk = (walks: readonly Walk[], locksOf: LocksOf): Walk | undefined => {
  const worth = ({ safes, direction }: Walk) =>
    safes.length * 100 + locksOf(safes).length * 10 + (direction === 'clockwise' ? 1 : 0);
  return walks.reduce<Walk | undefined>(
    (best, walk) => (best === undefined || worth(walk) > worth(best) ? walk : best),
    undefined,
  );
};

/** The places where some walk can begin, clockwise from the top. */
export const startsOf = (walks: readonly Walk[]): readonly Place[] =>
  [...new Set(walks.flatMap(({ safes }) => safes.slice(0, 1)))].sort((a, b) => a - b);

const opposite = (direction: Direction): Direction => (direction === 'clockwise' ? 'anticlockwise' : 'clockwise');

/** The longest walk the other way round. */
export const otherWay = ({ walk, walks, locksOf }: Choice): Walk | undefined =>
  bestWalk(
    walks.filter(({ direction }) => direction === opposite(walk.direction)),
    locksOf,
  );

/** The longest walk from the next safe to start from, in the same direction. */
export const nextStart = ({ walk, walks, locksOf }: Choice): Walk | undefined => {
  const starts = startsOf(walks);
  const start = starts[(starts.indexOf(startOf(walk) ?? -1) + 1) % starts.length];
  return bestWalk(
    walks.filter((one) => one.direction === walk.direction && startOf(one) === start),
    locksOf,
  );
};

/** What comes of pressing a safe: a stop is left out, the start moves on, any other becomes a stop if it can. */
export const pressed = (choice: Choice, place: Place): Walk | undefined => {
  const { walk, walks } = choice;
  if (place === startOf(walk)) return startsOf(walks).length > 1 ? nextStart(choice) : undefined;
  if (walk.safes.includes(place)) return { ...walk, safes: walk.safes.filter((one) => one !== place) };
  return withStop(choice, place);
};

/** A walk that stops at a place as well: with all its other stops, or only from the same start, or it begins there. */
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

/** Whether a walk is still one of those that can be chosen. */
export const isAmong = (walks: readonly Walk[], { direction, safes }: Walk): boolean =>
  walks.some((one) => one.direction === direction && one.safes.join() === safes.join());

/** Which letters of a word the stops of a walk stand for: each the first that fits, in order. */
export const lettersUsed = (word: string, letters: readonly string[]): readonly number[] => {
  const used: number[] = [];
  for (const letter of letters) {
    const at = word.indexOf(letter.toLowerCase(), (used.at(-1) ?? -1) + 1);
    if (at === -1) break;
    used.push(at);
  }
  return used;
};
