import { Icon } from '@sesame/ui';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { type Camera, toScreen } from './camera.ts';
import { cornersOf, distance, type Point, type Pose, TILE_RADIUS } from './pentagon-geometry.ts';

/** Distance from the tile's centre, in radii; and the minimum distance to joint sums. */
const KNOB_DISTANCE = 1.24;
const MIN_SUM_DISTANCE = 46;

/** The tile's highest corner that is clear of other tiles and sums. */
const cornerOf = (pose: Pose, tiles: readonly Pose[], sums: readonly Point[]): Point => {
  const corners = cornersOf({ ...pose, x: 0, y: 0 })
    .map(({ x, y }) => ({ x: pose.x + x * KNOB_DISTANCE, y: pose.y + y * KNOB_DISTANCE }))
    .toSorted((one, other) => one.y - other.y);
  const isFree = (spot: Point) =>
    tiles.every((tile) => tile === pose || distance(tile, spot) > TILE_RADIUS + 8) &&
    sums.every((sum) => distance(sum, spot) > MIN_SUM_DISTANCE);
  return corners.find(isFree) ?? corners[0] ?? pose;
};

/** Knob that turns the selected tile; the keyboard has keys for it. */
export function TurnKnob(props: {
  readonly pose: Pose;
  /** All tiles and the positions of the joint sums. */
  readonly tiles: readonly Pose[];
  readonly sums: readonly Point[];
  readonly camera: Camera;
  readonly onHold: (event: ReactPointerEvent<Element>, middle: Point) => void;
}) {
  const { pose, tiles, sums, camera, onHold } = props;
  const { x, y } = toScreen(camera, cornerOf(pose, tiles, sums));
  const hold = (event: ReactPointerEvent<HTMLElement>) => {
    const stage = event.currentTarget.offsetParent?.getBoundingClientRect();
    const middle = toScreen(camera, pose);
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
