import { SIDES, type Side } from '../rules/pieces.ts';

/** From the middle of a tile to its corners, in units of the drawing. */
export const RADIUS = 98;
/** From the middle to a side: two tiles that touch are twice this apart. */
const REACH = RADIUS * Math.cos(Math.PI / 5);
/** From one side to the next, in degrees. */
export const STEP = 72;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a tile lies. `turn` in degrees, clockwise: unturned, side 0 is on top. */
export interface Pose extends Spot {
  readonly turn: number;
}

/** A box of the plane. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const towards = (degrees: number): Spot => ({
  x: Math.cos((degrees * Math.PI) / 180),
  y: Math.sin((degrees * Math.PI) / 180),
});

/** How far two directions are apart, -180 to 180. */
export const between = (one: number, other: number): number => {
  const apart = (((other - one) % 360) + 360) % 360;
  return apart > 180 ? apart - 360 : apart;
};

export const distance = (one: Spot, other: Spot): number => Math.hypot(other.x - one.x, other.y - one.y);

/** Where a side looks to, in degrees clockwise from the right. */
export const outward = ({ turn }: Pose, side: Side): number => turn + STEP * side - 90;

/** The direction from one place to another. */
export const direction = (from: Spot, to: Spot): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** The side of a tile that looks towards a place. */
export const sideTowards = (pose: Pose, to: Spot): Side => nearestSide(pose, direction(pose, to));

const nearestSide = (pose: Pose, degrees: number): Side =>
  SIDES.toSorted((a, b) => aside(pose, a, degrees) - aside(pose, b, degrees))[0] ?? 0;

const aside = (pose: Pose, side: Side, degrees: number): number => Math.abs(between(outward(pose, side), degrees));

/** Where a tile lies whose side `own` touches the side `side` of a tile that lies there: the two sides are one line. */
export const against = (there: Pose, side: Side, own: Side): Pose => {
  const way = towards(outward(there, side));
  return {
    x: there.x + 2 * REACH * way.x,
    y: there.y + 2 * REACH * way.y,
    turn: there.turn + 180 + STEP * (side - own),
  };
};

/** The corners of a tile, the one before side 0 first. */
export const cornersOf = (pose: Pose): readonly Spot[] =>
  SIDES.map((side) => {
    const way = towards(outward(pose, side) - STEP / 2);
    return { x: pose.x + RADIUS * way.x, y: pose.y + RADIUS * way.y };
  });

/** How much tiles may overlap without being said to. */
const SLACK = 1.5;
const CLOSE = 1;
const STRAIGHT = 0.75;

/** The sides with which two tiles touch along their whole length, the first one's first. */
export const touch = (one: Pose, other: Pose): readonly [Side, Side] | undefined => {
  if (Math.abs(distance(one, other) - 2 * REACH) > CLOSE) return undefined;
  const [mine, theirs] = [sideTowards(one, other), sideTowards(other, one)];
  const isStraight =
    aside(one, mine, direction(one, other)) < STRAIGHT && aside(other, theirs, direction(other, one)) < STRAIGHT;
  return isStraight ? [mine, theirs] : undefined;
};

/** Whether two tiles lie on each other. */
export const overlap = (one: Pose, other: Pose): boolean => {
  const apart = distance(one, other);
  if (apart >= 2 * RADIUS - SLACK) return false;
  if (apart < 2 * REACH - SLACK) return true;
  const corners = [cornersOf(one), cornersOf(other)] as const;
  const axes = [one, other].flatMap((pose) => SIDES.map((side) => towards(outward(pose, side))));
  // They are apart as soon as they are along one of the directions in which sides look.
  return axes.every((axis) => {
    const [a, b] = corners.map((ring) => ring.map(({ x, y }) => x * axis.x + y * axis.y));
    if (a === undefined || b === undefined) return true;
    return Math.min(Math.max(...a) - Math.min(...b), Math.max(...b) - Math.min(...a)) > SLACK;
  });
};

/** The box around places, with room at its sides. */
export const boxAround = (spots: readonly Spot[], room = RADIUS): Box => ({
  left: Math.min(...spots.map(({ x }) => x)) - room,
  top: Math.min(...spots.map(({ y }) => y)) - room,
  right: Math.max(...spots.map(({ x }) => x)) + room,
  bottom: Math.max(...spots.map(({ y }) => y)) + room,
});
