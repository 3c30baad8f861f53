import type { Tile } from '../rules/pieces.ts';
import { type Box, boxAround, overlap, type Point, TILE_RADIUS } from './pentagon-geometry.ts';
import { type Arrangement, groupsOf, tileAt } from './tile-arrangement.ts';

/** The part of the plane that is on the screen: nearly as wide as a chain of five, or, on a phone, two tiles wide. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  /** Where the tiles lie at first. */
  readonly spots: readonly Point[];
}

export const WIDE_PLANE: Plane = {
  width: 740,
  height: 600,
  spots: [
    { x: 128, y: 132 },
    { x: 370, y: 118 },
    { x: 612, y: 132 },
    { x: 228, y: 440 },
    { x: 512, y: 440 },
  ],
};

export const TALL_PLANE: Plane = {
  width: 440,
  height: 620,
  spots: [
    { x: 108, y: 105 },
    { x: 332, y: 115 },
    { x: 108, y: 312 },
    { x: 332, y: 322 },
    { x: 220, y: 510 },
  ],
};

/** Tiles as they are turned up, lying a little askew. */
export const startLayout = (tiles: readonly Tile[], { spots }: Plane): Arrangement =>
  tiles.map((tile, i) => ({ tile, ...(spots[i] ?? { x: 0, y: 0 }), turn: ((tile * 7 + i * 11) % 25) - 12 }));

const TILE_GAP = 6;

const shifted = (arrangement: Arrangement, group: readonly number[], { x, y }: Point): Arrangement =>
  arrangement.map((placed, at) => (group.includes(at) ? { ...placed, x: placed.x + x, y: placed.y + y } : placed));

/** How far to go along one direction to come inside; a group that is too long is put in the middle. */
const inside = ([low, high]: readonly [number, number], [from, to]: readonly [number, number]): number => {
  if (high - low > to - from) return (from + to - high - low) / 2;
  return low < from ? from - low : high > to ? to - high : 0;
};

const boxOf = (arrangement: Arrangement, group: readonly number[]): Box =>
  boxAround(
    group.map((at) => tileAt(arrangement, at)),
    TILE_RADIUS + TILE_GAP,
  );

/** The way into an area. */
const offsetInto = (box: Box, area: Box): Point => ({
  x: inside([box.left, box.right], [area.left, area.right]),
  y: inside([box.top, box.bottom], [area.top, area.bottom]),
});

/** Ways to step aside, the shortest first. */
const SIDESTEPS: readonly Point[] = Array.from({ length: 41 }, (_, row) =>
  Array.from({ length: 41 }, (__, column) => ({ x: (column - 20) * 24, y: (row - 20) * 24 })),
)
  .flat()
  .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

/**
 * Puts the plane in order after something was moved: all lies inside, and nothing on anything else. What is loose makes
 * room for rows, and what lay there for what was laid down.
 */
export const tidied = (arrangement: Arrangement, plane: Plane, moved?: number): Arrangement => {
  const rank = (group: readonly number[]) => group.length * 2 + (moved !== undefined && group.includes(moved) ? 1 : 0);
  const groups = groupsOf(arrangement).toSorted((one, other) => rank(other) - rank(one));
  const lying: number[] = [];
  let tidy = arrangement;
  for (const group of groups) {
    // A row that is longer than the plane is wide makes room for others beside it.
    const area = visibleBox(
      lying.map((at) => tileAt(tidy, at)),
      plane,
    );
    const kept = shifted(tidy, group, offsetInto(boxOf(tidy, group), area));
    const way = SIDESTEPS.find((aside) => isFree(shifted(kept, group, aside), { group, lying, area }));
    tidy = way ? shifted(kept, group, way) : kept;
    lying.push(...group);
  }
  return tidy;
};

interface Placement {
  readonly group: readonly number[];
  /** What lies already. */
  readonly lying: readonly number[];
  readonly area: Box;
}

const isFree = (arrangement: Arrangement, { group, lying, area }: Placement): boolean => {
  if (lying.length === 0) return true;
  const { x, y } = offsetInto(boxOf(arrangement, group), area);
  const isIn = Math.abs(x) < 1 && Math.abs(y) < 1;
  return isIn && group.every((a) => lying.every((b) => !overlap(tileAt(arrangement, a), tileAt(arrangement, b))));
};

/** What is shown of the plane: all of it, and more where tiles lie outside. */
export const visibleBox = (tiles: readonly Point[], { width, height }: Plane): Box => {
  const around = boxAround(tiles, TILE_RADIUS + TILE_GAP);
  return {
    left: Math.min(0, around.left),
    top: Math.min(0, around.top),
    right: Math.max(width, around.right),
    bottom: Math.max(height, around.bottom),
  };
};
