import { cornersOf, TILE_RADIUS } from './pentagon-geometry.ts';

export type Points = readonly (readonly [number, number])[];

/** The corners of a tile, nearer to its middle. */
export const ring = (factor: number): Points =>
  cornersOf({ x: 0, y: 0, turn: 0 }).map(({ x, y }) => [x * factor, y * factor] as const);

export const OUTLINE = /* @__PURE__ */ ring(1);
export const INNER = /* @__PURE__ */ ring(91 / TILE_RADIUS);
export const RAYS = /* @__PURE__ */ ring(1)
  .map(([x, y]) => `M${x * 0.22} ${y * 0.22}L${x * 0.88} ${y * 0.88}`)
  .join('');

/** Positions of 0 to 5 symbols along a side: offset and row. */
export const PIPS: readonly Points[] = [
  [],
  [[0, 0]],
  [
    [-1, 0],
    [1, 0],
  ],
  [
    [-1, 0],
    [1, 0],
    [0, 1],
  ],
  [
    [-1, 0],
    [1, 0],
    [-0.95, 1],
    [0.95, 1],
  ],
  [
    [-2, 0],
    [0, 0],
    [2, 0],
    [-0.95, 1],
    [0.95, 1],
  ],
];

/** Where a symbol of a side lies, before the side is turned to its place. */
export const pipAt = ([x, row]: Points[number]): { readonly x: number; readonly y: number; readonly k: number } => ({
  x: x * 13.5,
  y: -60 + row * 25,
  k: 1.34,
});
