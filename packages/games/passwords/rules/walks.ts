import { type Circle, DIRECTIONS, type Direction, type Place } from './state.ts';

/** PW1: the number of places in the circle. */
export const PLACES = 7;

/** A way to lay stones: a direction, and the safes in walking order. */
export interface Walk {
  readonly direction: Direction;
  readonly safes: readonly Place[];
}

const PLACES_BY_NUMBER: readonly Place[] = Array.from({ length: PLACES }, (_, place) => place);

/** For each direction and start, the places in walking order. */
const AROUND: Readonly<Record<Direction, readonly (readonly Place[])[]>> = {
  clockwise: PLACES_BY_NUMBER.map((start) => PLACES_BY_NUMBER.map((steps) => (start + steps) % PLACES)),
  anticlockwise: PLACES_BY_NUMBER.map((start) => PLACES_BY_NUMBER.map((steps) => (start + PLACES - steps) % PLACES)),
};

/** PW5: the places once around the circle. */
export const around = (start: Place, direction: Direction): readonly Place[] => AROUND[direction][start] ?? [];

/** The distance of a place from the start of a walk. */
const stepsTo = (start: Place, direction: Direction, place: Place): number =>
  (direction === 'clockwise' ? place - start + PLACES : start - place + PLACES) % PLACES;

/** Why a walk is not legal. */
export type Misstep = 'no-such-safe' | 'wrong-start' | 'no-walk' | 'wrong-letters';

/** PW4-PW6: why a walk is not legal for a word; undefined if it is. The word itself is not checked. */
export const misstepOf = (circle: Circle, word: string, { direction, safes }: Walk): Misstep | undefined => {
  const letters = safes.flatMap((place) => circle[place]?.letter.toLowerCase() ?? []);
  const [start = 0] = safes;
  if (letters.length < safes.length) return 'no-such-safe';
  if (letters[0] === undefined || !word.startsWith(letters[0])) return 'wrong-start';
  const steps = safes.map((place) => stepsTo(start, direction, place));
  if (steps.some((step, index) => index > 0 && step <= (steps[index - 1] ?? 0))) return 'no-walk';
  return follows(word, letters) ? undefined : 'wrong-letters';
};

/** Whether letters occur in a word in this order. */
const follows = (word: string, letters: readonly string[]): boolean => {
  let at = -1;
  return letters.every((letter) => {
    at = word.indexOf(letter, at + 1);
    return at >= 0;
  });
};

/** All legal walks for a word, longest first. The word itself is not checked. */
export const walksOf = (circle: Circle, word: string): readonly Walk[] =>
  circle
    .flatMap((safe, start) =>
      safe !== null && word.startsWith(safe.letter.toLowerCase())
        ? DIRECTIONS.flatMap((direction) =>
            continuations(circle, word.slice(1), around(start, direction).slice(1)).map((rest) => ({
              direction,
              safes: [start, ...rest],
            })),
          )
        : [],
    )
    .sort((a, b) => b.safes.length - a.safes.length);

/** All subsets of the places ahead whose letters follow the rest of the word, including the empty one. */
const continuations = (circle: Circle, rest: string, ahead: readonly Place[]): readonly (readonly Place[])[] => {
  const [place, ...further] = ahead;
  if (place === undefined) return [[]];
  const without = continuations(circle, rest, further);
  const at = rest.indexOf(circle[place]?.letter.toLowerCase() ?? ' ');
  if (at < 0) return without;
  return [...continuations(circle, rest.slice(at + 1), further).map((safes) => [place, ...safes]), ...without];
};

/** The longest walk for a word; undefined if no safe shows its first letter. */
export const longestWalk = (circle: Circle, word: string): Walk | undefined => walksOf(circle, word)[0];
