/** Points and polygons around (0,0). Angles are in degrees; pieces are about 100 units wide. */
export type Point = readonly [number, number];
export type Polygon = readonly Point[];

export const round = (value: number): number => Math.round(value * 10) / 10;

export const xy = (radius: number, degrees: number): Point => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
];

/** `count` points on a circle, the first at `from`. */
export const ring = (count: number, from: number, radius = 1): Polygon =>
  Array.from({ length: count }, (_, i) => xy(radius, from + (360 * i) / count));

/** Samples a curve at `steps` + 1 points. */
export const arc = ([from, to]: Point, steps: number, at: (value: number) => Point): Polygon =>
  Array.from({ length: steps + 1 }, (_, i) => at(from + ((to - from) * i) / steps));

export const grow = (points: Polygon, factor: number): Polygon => points.map(([x, y]) => [x * factor, y * factor]);

export const pathOf = (points: Polygon): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** The path of ticks around a circle, between two radii. */
export const rays = (count: number, from: number, [inner, outer]: Point): string =>
  ring(count, from)
    .map(([x, y]) => `M${round(x * inner)} ${round(y * inner)}L${round(x * outer)} ${round(y * outer)}`)
    .join('');

/** A rectangle with cut corners. */
export const plate = ({ x, y, w, h, cut }: Readonly<Record<'x' | 'y' | 'w' | 'h' | 'cut', number>>): Polygon => [
  [x + cut, y],
  [x + w - cut, y],
  [x + w, y + cut],
  [x + w, y + h - cut],
  [x + w - cut, y + h],
  [x + cut, y + h],
  [x, y + h - cut],
  [x, y + cut],
];

/** Where a drawing is: moved, turned (in degrees) and scaled. */
export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly k?: number;
  readonly turn?: number;
}

export const transformOf = ({ x = 0, y = 0, k = 1, turn = 0 }: Placement): string =>
  `translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''} scale(${k})`;
