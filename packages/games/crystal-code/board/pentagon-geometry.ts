import { SIDES, type Side } from '../rules/pieces.ts';

/** Circumradius of a tile, in drawing units. */
export const TILE_RADIUS = 98;
/** Distance from centre to side; touching tiles are twice this apart. */
const TILE_APOTHEM = TILE_RADIUS * Math.cos(Math.PI / 5);
export const SIDE_ANGLE_DEG = 72;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Position of a tile. `turn` is in degrees clockwise; at 0, side 0 is on top. */
export interface Pose extends Point {
  readonly turn: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const unitVector = (degrees: number): Point => ({
  x: Math.cos((degrees * Math.PI) / 180),
  y: Math.sin((degrees * Math.PI) / 180),
});

/** Signed angle between two directions, -180 to 180. */
export const angleBetween = (one: number, other: number): number => {
  const apart = (((other - one) % 360) + 360) % 360;
  return apart > 180 ? apart - 360 : apart;
};

export const distance = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

/** Outward direction of a side, in degrees clockwise from the right. */
export const sideDirection = ({ turn }: Pose, side: Side): number => turn + SIDE_ANGLE_DEG * side - 90;

/** Direction from one point to another, in degrees. */
export const direction = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** The side of a tile that faces a point. */
export const sideTowards = (pose: Pose, to: Point): Side => nearestSide(pose, direction(pose, to));

const nearestSide = (pose: Pose, degrees: number): Side =>
  SIDES.toSorted((a, b) => sideDeviation(pose, a, degrees) - sideDeviation(pose, b, degrees))[0] ?? 0;

const sideDeviation = (pose: Pose, side: Side, degrees: number): number =>
  Math.abs(angleBetween(sideDirection(pose, side), degrees));

/** Pose of a tile whose side `own` coincides with side `side` of a tile at `there`. */
export const poseAgainst = (there: Pose, side: Side, own: Side): Pose => {
  const way = unitVector(sideDirection(there, side));
  return {
    x: there.x + 2 * TILE_APOTHEM * way.x,
    y: there.y + 2 * TILE_APOTHEM * way.y,
    turn: there.turn + 180 + SIDE_ANGLE_DEG * (side - own),
  };
};

/** Corners of a tile, starting with the one before side 0. */
export const cornersOf = (pose: Pose): readonly Point[] =>
  SIDES.map((side) => {
    const way = unitVector(sideDirection(pose, side) - SIDE_ANGLE_DEG / 2);
    return { x: pose.x + TILE_RADIUS * way.x, y: pose.y + TILE_RADIUS * way.y };
  });

/** Tolerances in drawing units, and in degrees. */
const OVERLAP_TOLERANCE = 1.5;
const DISTANCE_TOLERANCE = 1;
const ANGLE_TOLERANCE_DEG = 0.75;

/** The pair of sides along which two tiles touch, if any. */
export const touchingSides = (one: Pose, other: Pose): readonly [Side, Side] | undefined => {
  if (Math.abs(distance(one, other) - 2 * TILE_APOTHEM) > DISTANCE_TOLERANCE) return undefined;
  const [mine, theirs] = [sideTowards(one, other), sideTowards(other, one)];
  const isStraight =
    sideDeviation(one, mine, direction(one, other)) < ANGLE_TOLERANCE_DEG &&
    sideDeviation(other, theirs, direction(other, one)) < ANGLE_TOLERANCE_DEG;
  return isStraight ? [mine, theirs] : undefined;
};

/** Whether two tiles overlap (separating axis theorem). */
export const overlap = (one: Pose, other: Pose): boolean => {
  const apart = distance(one, other);
  if (apart >= 2 * TILE_RADIUS - OVERLAP_TOLERANCE) return false;
  if (apart < 2 * TILE_APOTHEM - OVERLAP_TOLERANCE) return true;
  const corners = [cornersOf(one), cornersOf(other)] as const;
  const axes = [one, other].flatMap((pose) => SIDES.map((side) => unitVector(sideDirection(pose, side))));
  return axes.every((axis) => {
    const [a, b] = corners.map((ring) => ring.map(({ x, y }) => x * axis.x + y * axis.y));
    if (a === undefined || b === undefined) return true;
    return Math.min(Math.max(...a) - Math.min(...b), Math.max(...b) - Math.min(...a)) > OVERLAP_TOLERANCE;
  });
};

/** Bounding box of points, with a margin. */
export const boxAround = (spots: readonly Point[], room = TILE_RADIUS): Box => ({
  left: Math.min(...spots.map(({ x }) => x)) - room,
  top: Math.min(...spots.map(({ y }) => y)) - room,
  right: Math.max(...spots.map(({ x }) => x)) + room,
  bottom: Math.max(...spots.map(({ y }) => y)) + room,
});
