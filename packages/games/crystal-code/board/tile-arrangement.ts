import type { Chain, Link, Side, Tile } from '../rules/pieces.ts';
import { type Face, HAND, TILES } from '../rules/tiles.ts';
import { type Point, type Pose, poseAgainst, touchingSides } from './pentagon-geometry.ts';

/** A tile placed on the plane. */
export interface PlacedTile extends Pose {
  readonly tile: Tile;
}

/** All tiles of a hand as placed, in hand order; `at` indexes into it. */
export type Arrangement = readonly PlacedTile[];

/** A side of a tile. */
export interface TileSide {
  readonly at: number;
  readonly side: Side;
}

/** Two touching sides, the lower tile index first. */
export interface Joint {
  readonly one: TileSide;
  readonly other: TileSide;
}

export const tileAt = (arrangement: Arrangement, at: number): PlacedTile => {
  const placed = arrangement[at];
  if (placed === undefined) throw new Error(`no tile ${at}`);
  return placed;
};

/** All pairs of touching sides. */
export const jointsOf = (arrangement: Arrangement): readonly Joint[] =>
  arrangement.flatMap((one, a) =>
    arrangement.slice(a + 1).flatMap((other, after) => {
      const sides = touchingSides(one, other);
      const b = a + 1 + after;
      return sides ? [{ one: { at: a, side: sides[0] }, other: { at: b, side: sides[1] } }] : [];
    }),
  );

/** The joints of one tile, seen from that tile. */
export const jointsOn = (joints: readonly Joint[], at: number): readonly (TileSide & { readonly to: TileSide })[] =>
  joints.flatMap(({ one, other }) =>
    one.at === at ? [{ ...one, to: other }] : other.at === at ? [{ ...other, to: one }] : [],
  );

/** The connected group of a tile, itself first. */
export const groupOf = (joints: readonly Joint[], at: number): readonly number[] => {
  const group = [at];
  for (const member of group) {
    for (const { to } of jointsOn(joints, member)) if (!group.includes(to.at)) group.push(to.at);
  }
  return group;
};

/** All connected groups, including single tiles, largest first. */
export const groupsOf = (arrangement: Arrangement): readonly (readonly number[])[] => {
  const joints = jointsOf(arrangement);
  const groups: (readonly number[])[] = [];
  for (const at of arrangement.keys()) {
    if (!groups.some((group) => group.includes(at))) groups.push(groupOf(joints, at));
  }
  return groups.toSorted((one, other) => other.length - one.length);
};

/** How many tiles are joined to each other: none, or two to five. */
export const joinedIn = (arrangement: Arrangement): number => {
  const largest = groupsOf(arrangement)[0]?.length ?? 0;
  return largest > 1 ? largest : 0;
};

/** The tiles of a group from left to right; undefined if they do not form a row. */
export const rowOf = (arrangement: Arrangement, group: readonly number[]): readonly number[] | undefined => {
  const joints = jointsOf(arrangement);
  const neighbours = (at: number) => jointsOn(joints, at).map(({ to }) => to.at);
  const ends = group.filter((at) => neighbours(at).length < 2);
  const isRow = group.every((at) => neighbours(at).length <= 2) && ends.length === Math.min(2, group.length);
  const first = ends.toSorted((a, b) => tileAt(arrangement, a).x - tileAt(arrangement, b).x)[0];
  if (!isRow || first === undefined) return undefined;
  const row = [first];
  for (const at of row) {
    const next = neighbours(at).find((one) => !row.includes(one));
    if (next !== undefined) row.push(next);
  }
  return row;
};

/** XC10: the five tiles as a chain from left to right, right or wrong; undefined while they form no row. */
export const chainOf = (arrangement: Arrangement): Chain | undefined => {
  const joints = jointsOf(arrangement);
  const row = arrangement.length === HAND ? rowOf(arrangement, groupOf(joints, 0)) : undefined;
  if (row?.length !== HAND) return undefined;
  return row.map((at, i): Link => {
    const sideTo = (other: number | undefined) => jointsOn(joints, at).find(({ to }) => to.at === other)?.side;
    const [into, out] = [sideTo(row[i - 1]), sideTo(row[i + 1])];
    return {
      tile: tileAt(arrangement, at).tile,
      ...(into !== undefined && { in: into }),
      ...(out !== undefined && { out }),
    };
  });
};

/** Geometry of a chain, with its first tile at the origin. */
export const posedChain = (chain: Chain, turn = 0): Arrangement => {
  const posed: PlacedTile[] = [];
  for (const [i, { tile, in: into = 0 }] of chain.entries()) {
    const [before, last] = [chain[i - 1], posed.at(-1)];
    const pose = before && last ? poseAgainst(last, before.out ?? 0, into) : { x: 0, y: 0, turn };
    posed.push({ ...pose, tile });
  }
  return posed;
};

/** The face of a side. */
export const faceOf = (arrangement: Arrangement, { at, side }: TileSide): Face => {
  const face = TILES[tileAt(arrangement, at).tile]?.[side];
  if (face === undefined) throw new Error(`tile ${at} has no side ${side}`);
  return face;
};

/** Centroid. */
export const middleOf = (spots: readonly Point[]): Point => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});
