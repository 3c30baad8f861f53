import { useMessages } from '@sesame/ui';
import { type PointerEvent as ReactPointerEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fitted, type Size } from './camera.ts';
import { JointLines, JointSums } from './Joints.tsx';
import { marksOf } from './joint-marks.ts';
import { sideTowards } from './pentagon-geometry.ts';
import type { RaceDraft, RaceEdit } from './race-draft.ts';
import { raceTexts } from './race-texts.ts';
import { TileButton } from './TileButton.tsx';
import { Knob } from './TurnKnob.tsx';
import { type Arrangement, groupOf, jointsOf, poseOf } from './tile-arrangement.ts';
import { type Carry, type Hold, startCarry, startTurning } from './tile-drag.ts';
import { shownOf, TALL, WIDE } from './tile-layout.ts';
import type { Load } from './tile-moves.ts';
import { useSize } from './use-size.ts';
import { useTileWheel } from './use-tile-wheel.ts';

/** Two taps this close turn a tile. */
const DOUBLE = 320;
/** Below this the plane is as tall as a phone. */
const NARROW = 540;

const SOMEWHERE: Size = { width: 600, height: 454 };

/** The plane with the tiles: dragged, turned, tapped together. It renders when something was laid, not while it moves. */
export function Stage(props: {
  readonly draft: RaceDraft;
  /** Nothing can be moved any more, or by this viewer. */
  readonly isLocked: boolean;
  readonly help: boolean;
  readonly edit: (edit: RaceEdit) => void;
  /** Where the keyboard finds what is being carried. */
  readonly carrying: { current: Carry | undefined };
}) {
  const { draft, isLocked, help, edit, carrying } = props;
  const { tiles, plane, chosen, side } = draft;
  const say = useMessages(raceTexts);
  const frame = useRef<HTMLDivElement>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const tapped = useRef({ at: -1, when: 0 });
  const size = useSize(frame);
  const isNarrow = size !== undefined && size.width < NARROW;
  const [held, setHeld] = useState<Arrangement>();
  const camera = useMemo(() => fitted(shownOf(tiles, plane), size ?? SOMEWHERE), [tiles, plane, size]);
  const lying = held ?? tiles;
  const marks = useMemo(() => marksOf(lying), [lying]);

  // Before anything is painted: tiles are turned up where they stay.
  useLayoutEffect(() => edit({ type: 'plane', plane: isNarrow ? TALL : WIDE }), [isNarrow, edit]);
  useEffect(() => () => carrying.current?.cancel(), [carrying]);
  useTileWheel(frame, isLocked ? undefined : (at, fifths) => turn(at, fifths));

  const turn = (at: number, fifths: number) =>
    carrying.current ? carrying.current.turn(fifths) : edit({ type: 'turn', at, fifths });

  const tap = (at: number, event: { readonly clientX: number; readonly clientY: number }) => {
    const element = elements.current[at]?.getBoundingClientRect();
    const isDouble = tapped.current.at === at && performance.now() - tapped.current.when < DOUBLE;
    tapped.current = { at, when: isDouble ? 0 : performance.now() };
    if (isDouble || element === undefined) return edit({ type: 'turn', at, fifths: 1 });
    const finger = {
      x: poseOf(tiles, at).x + (event.clientX - element.x - element.width / 2) / camera.scale,
      y: poseOf(tiles, at).y + (event.clientY - element.y - element.height / 2) / camera.scale,
    };
    edit({ type: 'tap', at, side: sideTowards(poseOf(tiles, at), finger) });
  };

  const holdOn = (at: number, onTap: () => void): Hold => ({
    tiles,
    camera,
    elements: elements.current,
    onTouch: setHeld,
    onDrop: (dropped) => {
      carrying.current = undefined;
      setHeld(undefined);
      edit({ type: 'drop', tiles: dropped, at });
    },
    onTap: () => {
      carrying.current = undefined;
      onTap();
    },
  });

  const carry = (event: ReactPointerEvent<Element>, load: Load) => {
    if (isLocked || event.button !== 0 || carrying.current) return;
    const { clientX, clientY } = event;
    const onTap = () => tap(load.held, { clientX, clientY });
    carrying.current = startCarry(event, load, holdOn(load.held, onTap));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the tiles of a race are no fieldset
    <div ref={frame} className="xc-stage" role="group" aria-label={say.stage} data-narrow={isNarrow || undefined}>
      <JointLines marks={marks} camera={camera} help={help} />
      {size !== undefined &&
        tiles.map((placed, at) => (
          <TileButton
            key={placed.tile}
            ref={(element) => {
              elements.current[at] = element;
            }}
            placed={placed}
            number={at + 1}
            camera={camera}
            isChosen={at === chosen}
            isLocked={isLocked}
            side={at === chosen ? side : undefined}
            onHold={(event) => carry(event, { held: at, all: [at] })}
            onPress={() => edit({ type: 'choose', at })}
          />
        ))}
      <JointSums
        marks={marks}
        camera={camera}
        help={help}
        onHold={(event, at) => carry(event, { held: at, all: groupOf(jointsOf(tiles), at) })}
      />
      {!isLocked && chosen !== undefined && held === undefined && (
        <Knob
          pose={poseOf(tiles, chosen)}
          tiles={tiles}
          sums={marks.map(({ mark }) => mark)}
          camera={camera}
          onHold={(event, middle) => startTurning(event, chosen, { ...holdOn(chosen, () => undefined), middle })}
        />
      )}
    </div>
  );
}
