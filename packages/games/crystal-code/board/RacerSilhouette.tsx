import { Picture, Poly } from '@sesame/ui';
import type { RacerView } from '../rules/state.ts';
import { boxAround, cornersOf, type Pose } from './pentagon-geometry.ts';
import { posedChain } from './tile-arrangement.ts';

/** Five scattered tiles. */
const LOOSE: readonly Pose[] = [
  { x: -330, y: -30, turn: 12 },
  { x: -165, y: 46, turn: -20 },
  { x: 5, y: -40, turn: 30 },
  { x: 175, y: 40, turn: -6 },
  { x: 335, y: -32, turn: 18 },
];

/** Some chain of five tiles. */
const CHAIN: readonly Pose[] = /* @__PURE__ */ posedChain(
  [
    { tile: 0, out: 1 },
    { tile: 0, in: 4, out: 2 },
    { tile: 0, in: 4, out: 1 },
    { tile: 0, in: 4, out: 2 },
    { tile: 0, in: 4 },
  ],
  0,
);

const boxOf = (poses: readonly Pose[]): string => {
  const { left, top, right, bottom } = boxAround(poses);
  return [left, (top + bottom) / 2 - 160, right - left, 320].map(Math.round).join(' ');
};

/** Silhouette of another player's race: scattered tiles or a chain, revealing nothing about the tiles. */
export function RacerSilhouette({ is, width = 96 }: { readonly is: RacerView['is']; readonly width?: number }) {
  const poses = is === 'done' ? CHAIN : LOOSE;
  return (
    <Picture width={width} box={boxOf(poses)} className={`xc-silhouette is-${is}`}>
      {poses.map((pose) => (
        <Poly key={pose.x} points={cornersOf(pose).map(({ x, y }) => [x, y] as const)} className="xc-shade" />
      ))}
    </Picture>
  );
}
