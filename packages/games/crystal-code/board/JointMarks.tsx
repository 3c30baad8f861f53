import { type PointerEvent as ReactPointerEvent, type Ref, useImperativeHandle, useMemo, useState } from 'react';
import type { Camera } from './camera.ts';
import { JointLines, JointSums } from './Joints.tsx';
import { marksOf } from './joint-marks.ts';
import type { Point } from './pentagon-geometry.ts';
import { TurnKnob } from './TurnKnob.tsx';
import { type Arrangement, tileAt } from './tile-arrangement.ts';

/** What lies on the tiles: joints, their sums and the knob. Tiles that are held join and part without rendering the tiles. */
export function JointMarks(props: {
  readonly tiles: Arrangement;
  readonly camera: Camera;
  readonly help: boolean;
  /** The tile with the knob. */
  readonly chosen: number | undefined;
  /** Shows the joints of tiles that are being dragged, or of those that lie again. */
  readonly showHeld: Ref<(tiles: Arrangement | undefined) => void>;
  readonly onHold: (event: ReactPointerEvent<Element>, at: number) => void;
  readonly onTurn: (event: ReactPointerEvent<Element>, at: number, middle: Point) => void;
}) {
  const { tiles, camera, help, chosen, showHeld, onHold, onTurn } = props;
  const [held, setHeld] = useState<Arrangement>();
  useImperativeHandle(showHeld, () => setHeld, []);
  const lying = held ?? tiles;
  const marks = useMemo(() => marksOf(lying), [lying]);
  return (
    <>
      <JointLines marks={marks} camera={camera} help={help} />
      <JointSums marks={marks} camera={camera} help={help} onHold={onHold} />
      {chosen !== undefined && held === undefined && (
        <TurnKnob
          pose={tileAt(tiles, chosen)}
          tiles={tiles}
          sums={marks.map(({ mark }) => mark)}
          camera={camera}
          onHold={(event, middle) => onTurn(event, chosen, middle)}
        />
      )}
    </>
  );
}
