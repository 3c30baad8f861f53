import type { Tile } from '../rules/pieces.ts';
import { type Box, boxAround, overlap, type Point, TILE_RADIUS } from './pentagon-geometry.ts';
import { type Arrangement, groupsOf, tileAt } from './tile-arrangement.ts';

/** Visible area of the plane: almost as wide as a chain of five, or two tiles wide on phones. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  /** Starting positions of the tiles. */
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

/** Starting layout, slightly askew. */
export const startLayout = (tiles: readonly Tile[], { spots }: Plane): Arrangement =>
  tiles.map((tile, i) => ({ tile, ...(spots[i] ?? { x: 0, y: 0 }), turn: ((tile * 7 + i * 11) % 25) - 12 }));

const TILE_GAP = 6;

const shifted = (arrangement: Arrangement, group: readonly number[], { x, y }: Point): Arrangement =>
  arrangement.map((placed, at) => (group.includes(at) ? { ...placed, x: placed.x + x, y: placed.y + y } : placed));

/** Shift that brings an interval inside another; too long intervals are centred. */
const inside = ([low, high]: readonly [number, number], [from, to]: readonly [number, number]): number => {
  if (high - low > to - from) return (from + to - high - low) / 2;
  return low < from ? from - low : high > to ? to - high : 0;
};

const boxOf = (arrangement: Arrangement, group: readonly number[]): Box =>
  boxAround(
    group.map((at) => tileAt(arrangement, at)),
    TILE_RADIUS + TILE_GAP,
  );

/** Shift that brings a box into an area. */
const offsetInto = (box: Box, area: Box): Point => ({
  x: inside([box.left, box.right], [area.left, area.right]),
  y: inside([box.top, box.bottom], [area.top, area.bottom]),
});

/** Candidate shifts, shortest first. */
const SIDESTEPS: readonly Point[] = Array.from({ length: 41 }, (_, row) =>
  Array.from({ length: 41 }, (__, column) => ({ x: (column - 20) * 24, y: (row - 20) * 24 })),
)
  .flat()
  .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

/**
 * Tidies the plane after a move: every group inside it, none overlapping. Loose tiles make room for rows, and others
 * for the moved tile.
 */
export const tidied = (arrangement: Arrangement, plane: Plane, moved?: number): Arrangement => {
  const rank = (group: readonly number[]) => group.length * 2 + (moved !== undefined && group.includes(moved) ? 1 : 0);
  const groups = groupsOf(arrangement).toSorted((one, other) => rank(other) - rank(one));
  const lying: number[] = [];
  let tidy = arrangement;
  for (const group of groups) {
    // A row longer than the plane extends the area for the groups after it.
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
  /** Tiles already placed. */
  readonly lying: readonly number[];
  readonly area: Box;
}

const isFree = (arrangement: Arrangement, { group, lying, area }: Placement): boolean => {
  if (lying.length === 0) return true;
  const { x, y } = offsetInto(boxOf(arrangement, group), area);
  const isIn = Math.abs(x) < 1 && Math.abs(y) < 1;
  return isIn && group.every((a) => lying.every((b) => !overlap(tileAt(arrangement, a), tileAt(arrangement, b))));
};

/** The plane, extended to include all tiles. */
export const visibleBox = (tiles: readonly Point[], { width, height }: Plane): Box => {
  const around = boxAround(tiles, TILE_RADIUS + TILE_GAP);
  return {
    left: Math.min(0, around.left),
    top: Math.min(0, around.top),
    right: Math.max(width, around.right),
    bottom: Math.max(height, around.bottom),
  };
};
