import type { Direction, Place } from '../rules/state.ts';

/** Width of the circle in its own units. It is centred on (0,0), with place 0 at the top. */
export const RING_SIZE = 704;
export const RING_BOX = `${-RING_SIZE / 2} ${-RING_SIZE / 2} ${RING_SIZE} ${RING_SIZE}`;
/** Radii of the safes, of the walk, and of the walk in the other direction. */
export const RAIL_RADIUS = 268;
export const WALK_RADIUS = 144;
export const OTHER_WALK_RADIUS = 120;
/** The slot of the box inside the ring. */
export const BOX_AT = [0, 84] as const;

const PLACES = 7;
const DEGREES_PER_PLACE = 360 / PLACES;

export type Point = readonly [number, number];

const round = (value: number): number => Math.round(value * 10) / 10;

export const angleOf = (place: Place): number => -90 + place * DEGREES_PER_PLACE;

export const pointAt = (radius: number, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [round(radius * Math.cos(turn)), round(radius * Math.sin(turn))];
};

/** The point of a place at this radius. */
export const placeAt = (radius: number, place: Place): Point => pointAt(radius, angleOf(place));

/** The number of places from one to another in this direction. */
export const stepsBetween = (direction: Direction, from: Place, to: Place): number =>
  (direction === 'clockwise' ? to - from + PLACES : from - to + PLACES) % PLACES;

/** SVG path of a walk: an arc over `steps` places, empty for a single stop. */
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

/** Position and direction of the arrow, half a place after the start. */
export const arrowOf = (radius: number, direction: Direction, from: Place): { at: Point; turn: number } => {
  const isClockwise = direction === 'clockwise';
  const degrees = angleOf(from) + (isClockwise ? DEGREES_PER_PLACE / 2 : -DEGREES_PER_PLACE / 2);
  return { at: pointAt(radius, degrees), turn: degrees + (isClockwise ? 90 : -90) };
};
