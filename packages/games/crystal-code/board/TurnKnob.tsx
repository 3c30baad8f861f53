import { Icon } from '@sesame/ui';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { type Camera, seenAt } from './camera.ts';
import { cornersOf, distance, type Pose, RADIUS, type Spot } from './pentagon-geometry.ts';

/** How far out it stands, from the middle of the tile, and what it keeps away from. */
const OUT = 1.24;
const ROOM = 46;

/** The highest corner of a tile where neither another tile nor a sum is in the way. */
const cornerOf = (pose: Pose, tiles: readonly Pose[], sums: readonly Spot[]): Spot => {
  const corners = cornersOf({ ...pose, x: 0, y: 0 })
    .map(({ x, y }) => ({ x: pose.x + x * OUT, y: pose.y + y * OUT }))
    .toSorted((one, other) => one.y - other.y);
  const isFree = (spot: Spot) =>
    tiles.every((tile) => tile === pose || distance(tile, spot) > RADIUS + 8) &&
    sums.every((sum) => distance(sum, spot) > ROOM);
  return corners.find(isFree) ?? corners[0] ?? pose;
};

/** Turns the chosen tile under the finger. The keyboard has keys for it. */
export function Knob(props: {
  readonly pose: Pose;
  /** All tiles, and where their sums stand. */
  readonly tiles: readonly Pose[];
  readonly sums: readonly Spot[];
  readonly camera: Camera;
  readonly onHold: (event: ReactPointerEvent<Element>, middle: Spot) => void;
}) {
  const { pose, tiles, sums, camera, onHold } = props;
  const { x, y } = seenAt(camera, cornerOf(pose, tiles, sums));
  const hold = (event: ReactPointerEvent<HTMLElement>) => {
    const stage = event.currentTarget.offsetParent?.getBoundingClientRect();
    const middle = seenAt(camera, pose);
    if (stage) onHold(event, { x: stage.x + middle.x, y: stage.y + middle.y });
  };
  return (
    <span className="xc-knob" style={{ translate: `${x}px ${y}px` }} aria-hidden="true" onPointerDown={hold}>
      <span className="xc-knob-plate">
        <Icon name="turn" size={18} />
      </span>
    </span>
  );
}
