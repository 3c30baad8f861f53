import type { Direction, Place } from '../rules/state.ts';

/** The circle in its own units: 704 wide around (0,0), place 0 at the top, the others clockwise. */
export const RING_SIZE = 704;
/** Where the safes stand, where the walk is drawn, and inside it the one the other way round. */
export const RAIL_RADIUS = 268;
export const WALK_RADIUS = 144;
export const OTHER_WALK_RADIUS = 120;

const PLACES = 7;
const DEGREES_PER_PLACE = 360 / PLACES;

export type Point = readonly [number, number];

const round = (value: number): number => Math.round(value * 10) / 10;

export const angleOf = (place: Place): number => -90 + place * DEGREES_PER_PLACE;

export const pointAt = (radius: number, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [round(radius * Math.cos(turn)), round(radius * Math.sin(turn))];
};

/** Where a place is, so far from the middle. */
export const placeAt = (radius: number, place: Place): Point => pointAt(radius, angleOf(place));

/** How many places a walk in this direction goes on from one to another. */
export const stepsBetween = (direction: Direction, from: Place, to: Place): number =>
  (direction === 'clockwise' ? to - from + PLACES : from - to + PLACES) % PLACES;

/** The line of a walk that begins at a place and goes on for so many: an arc, nothing for a single stop. */
export const arcOf = (
  radius: number,
  direction: Direction,
  { from, steps }: { from: Place; steps: number },
): string => {
  if (steps === 0) return '';
  const isClockwise = direction === 'clockwise';
  const turn = steps * DEGREES_PER_PLACE;
  const [x, y] = placeAt(radius, from);
  const [toX, toY] = pointAt(radius, angleOf(from) + (isClockwise ? turn : -turn));
  return `M${x} ${y}A${radius} ${radius} 0 ${turn > 180 ? 1 : 0} ${isClockwise ? 1 : 0} ${toX} ${toY}`;
};

/** Half a place after the start: where the arrow of a walk is, and where it points. */
export const arrowOf = (radius: number, direction: Direction, from: Place): { at: Point; turn: number } => {
  const isClockwise = direction === 'clockwise';
  const degrees = angleOf(from) + (isClockwise ? DEGREES_PER_PLACE / 2 : -DEGREES_PER_PLACE / 2);
  return { at: pointAt(radius, degrees), turn: degrees + (isClockwise ? 90 : -90) };
};
