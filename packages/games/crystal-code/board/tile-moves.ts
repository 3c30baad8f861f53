import { SIDES, type Side } from '../rules/pieces.ts';
import {
  angleBetween,
  direction,
  distance,
  overlap,
  type Pose,
  poseAgainst,
  SIDE_ANGLE_DEG,
  sideDirection,
} from './pentagon-geometry.ts';
import {
  type Arrangement,
  groupOf,
  groupsOf,
  type Joint,
  jointsOf,
  jointsOn,
  middleOf,
  rowOf,
  type TileSide,
  tileAt,
} from './tile-arrangement.ts';

/** Tiles snap to a free side within this distance. */
const SNAP_DISTANCE = 60;

/** Tiles moved together, and the one that is held. */
export interface MovedTiles {
  readonly held: number;
  readonly all: readonly number[];
}

/** Moves tiles rigidly so that the held one gets a pose. */
export const movedTo = (arrangement: Arrangement, { held, all }: MovedTiles, pose: Pose): Arrangement => {
  const from = tileAt(arrangement, held);
  const turn = pose.turn - from.turn;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return arrangement.map((placed, at) => {
    if (!all.includes(at)) return placed;
    const [dx, dy] = [placed.x - from.x, placed.y - from.y];
    return {
      ...placed,
      x: pose.x + dx * cos - dy * sin,
      y: pose.y + dx * sin + dy * cos,
      turn: placed.turn + turn,
    };
  });
};

/** Whether moved tiles overlap nothing in the group they join. */
const isClear = (arrangement: Arrangement, moved: readonly number[], at: number): boolean => {
  const group = groupOf(jointsOf(arrangement), at);
  const rest = group.filter((one) => !moved.includes(one)).map((one) => tileAt(arrangement, one));
  return moved.every((one) => rest.every((other) => !overlap(tileAt(arrangement, one), other)));
};

/** Sides of a tile that touch nothing, apart from the moved tiles. */
const freeSides = (joints: readonly Joint[], at: number, moved: readonly number[]): readonly Side[] => {
  const taken = jointsOn(joints, at).filter(({ to }) => !moved.includes(to.at));
  return SIDES.filter((side) => taken.every((one) => one.side !== side));
};

/** The side that needs the least turning to touch a given side. */
const leastTurnedSide = (pose: Pose, to: Pose, side: Side): Side =>
  SIDES.toSorted((a, b) => turning(pose, poseAgainst(to, side, a)) - turning(pose, poseAgainst(to, side, b)))[0] ?? 0;

const turning = (from: Pose, to: Pose): number => Math.abs(angleBetween(from.turn, to.turn));

/** Snaps dragged tiles to the nearest free side in reach, so that the sides coincide; otherwise leaves them. */
export const snapped = (arrangement: Arrangement, moved: MovedTiles): Arrangement => {
  const joints = jointsOf(arrangement);
  const offers = moved.all.flatMap((mine) =>
    [...arrangement.keys()]
      .filter((at) => !moved.all.includes(at))
      .flatMap((at) =>
        freeSides(joints, at, moved.all).map((side) => {
          const [pose, to] = [tileAt(arrangement, mine), tileAt(arrangement, at)];
          const there = poseAgainst(to, side, leastTurnedSide(pose, to, side));
          return { mine, at, there, far: distance(pose, there) };
        }),
      ),
  );
  for (const { mine, at, there } of offers.filter(({ far }) => far < SNAP_DISTANCE).toSorted((a, b) => a.far - b.far)) {
    const joined = movedTo(arrangement, { held: mine, all: moved.all }, there);
    if (isClear(joined, moved.all, at)) return joined;
  }
  return arrangement;
};

/** Turns a tile by fifths; a joined tile stays joined, by other sides. */
export const turned = (arrangement: Arrangement, at: number, fifths: number): Arrangement =>
  arrangement.map((placed, i) => (i === at ? { ...placed, turn: placed.turn + SIDE_ANGLE_DEG * fifths } : placed));

/**
 * Joins two sides. The smaller group moves (in a tie, the first side's; within one group, only the first tile).
 * Undefined if a side is taken or tiles would overlap.
 */
export const joined = (arrangement: Arrangement, one: TileSide, other: TileSide): Arrangement | undefined => {
  if (one.at === other.at) return undefined;
  const joints = jointsOf(arrangement);
  const [mine, theirs] = [groupOf(joints, one.at), groupOf(joints, other.at)];
  const isWithin = mine.includes(other.at);
  if (!isWithin && mine.length > theirs.length) return joined(arrangement, other, one);
  const all = isWithin ? [one.at] : mine;
  const isFree = (edge: TileSide) => freeSides(joints, edge.at, all).includes(edge.side);
  if (!isFree(other) || (!isWithin && jointsOn(joints, one.at).some(({ side }) => side === one.side))) return undefined;
  const there = poseAgainst(tileAt(arrangement, other.at), other.side, one.side);
  const next = movedTo(arrangement, { held: one.at, all }, there);
  return isClear(next, all, one.at) ? next : undefined;
};

export type End = 'left' | 'right';

/** The row a tile can be added to: the longest without it, or else the previously selected tile. */
const rowWithout = (arrangement: Arrangement, at: number, before: number | undefined): readonly number[] => {
  const rest = arrangement.map((placed, i) => (i === at ? { ...placed, x: Number.MAX_SAFE_INTEGER } : placed));
  const rows = groupsOf(rest).flatMap((group) => (group.includes(at) ? [] : [rowOf(rest, group) ?? []]));
  const longest = rows.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const alone = before !== undefined && before !== at ? [before] : longest;
  return longest.length > 1 ? longest : alone;
};

/** Attaches a tile to an end of the row with as little turning as possible; unchanged if there is no room. */
export const attached = (arrangement: Arrangement, at: number, end: End, before?: number): Arrangement => {
  const row = rowWithout(arrangement, at, before);
  const last = end === 'left' ? row[0] : row.at(-1);
  if (last === undefined) return arrangement;
  const pose = tileAt(arrangement, last);
  const rest = row.filter((one) => one !== last).map((one) => tileAt(arrangement, one));
  const away = rest.length === 0 ? (end === 'left' ? 180 : 0) : direction(middleOf(rest), pose);
  const sides = SIDES.toSorted(
    (a, b) =>
      Math.abs(angleBetween(sideDirection(pose, a), away)) - Math.abs(angleBetween(sideDirection(pose, b), away)),
  );
  return firstClear(arrangement, at, { at: last, sides }) ?? arrangement;
};

/** Moves a tile around its only neighbour, to the next free side. */
export const slid = (arrangement: Arrangement, at: number, by: 1 | -1): Arrangement => {
  const [only, ...more] = jointsOn(jointsOf(arrangement), at);
  if (only === undefined || more.length > 0) return arrangement;
  const sides = SIDES.slice(1).map(
    (_, i) => SIDES.at((only.to.side + by * (i + 1) + SIDES.length) % SIDES.length) ?? 0,
  );
  return firstClear(arrangement, at, { at: only.to.at, sides, own: only.side }) ?? arrangement;
};

interface AttachOption {
  readonly at: number;
  readonly sides: readonly Side[];
  /** The side to attach; by default the one that needs the least turning. */
  readonly own?: Side;
}

const firstClear = (
  arrangement: Arrangement,
  at: number,
  { at: to, sides, own }: AttachOption,
): Arrangement | undefined => {
  const free = freeSides(jointsOf(arrangement), to, [at]);
  const pose = tileAt(arrangement, to);
  for (const side of sides.filter((one) => free.includes(one))) {
    const there = poseAgainst(pose, side, own ?? leastTurnedSide(tileAt(arrangement, at), pose, side));
    const next = movedTo(arrangement, { held: at, all: [at] }, there);
    if (isClear(next, [at], to)) return next;
  }
  return undefined;
};
