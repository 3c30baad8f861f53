import { useMessages, usePageTop, useRaceTrace } from '@sesame/ui';
import { type PointerEvent as ReactPointerEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fitted, type Size } from './camera.ts';
import { JointLines, JointSums } from './Joints.tsx';
import { marksOf } from './joint-marks.ts';
import { sideTowards } from './pentagon-geometry.ts';
import type { RaceDraft, RaceEdit } from './race-draft.ts';
import { raceTexts } from './race-texts.ts';
import { TileButton } from './TileButton.tsx';
import { TurnKnob } from './TurnKnob.tsx';
import { type Arrangement, groupOf, groupsOf, jointsOf, tileAt } from './tile-arrangement.ts';
import { type DragTarget, startTileDrag, startTileTurn, type TileDrag } from './tile-drag.ts';
import { TALL_PLANE, visibleBox, WIDE_PLANE } from './tile-layout.ts';
import type { MovedTiles } from './tile-moves.ts';
import { useSize } from './use-size.ts';
import { useTileWheel } from './use-tile-wheel.ts';

/** The tile that is likely to be chosen next: the first that is not part of the longest row, nor chosen already. */
const nextTile = ({ tiles, marked }: RaceDraft): number => {
  const [longest = []] = groupsOf(tiles);
  const row = longest.length > 1 ? longest : [];
  const isFree = (at: number) => at !== marked?.at && !row.includes(at);
  return [...tiles.keys()].find(isFree) ?? 0;
};

/** Two taps within this time turn a tile. */
const DOUBLE_TAP_MS = 320;
/** Narrower stages use the tall plane. */
const NARROW_WIDTH_PX = 540;

const DEFAULT_SIZE: Size = { width: 600, height: 454 };

/** Stage on which tiles are dragged, turned and joined. Renders when a tile is dropped, not during a drag. */
export function TileStage(props: {
  readonly draft: RaceDraft;
  /** Whether tiles cannot be moved. */
  readonly isLocked: boolean;
  readonly help: boolean;
  readonly edit: (edit: RaceEdit) => void;
  /** Selects a tile by a press without a pointer. */
  readonly onChoose: (at: number) => void;
  /** The running drag, for the keyboard to turn. */
  readonly drag: { current: TileDrag | undefined };
}) {
  const { draft, isLocked, help, edit, onChoose, drag } = props;
  const { tiles, plane, chosen, marked } = draft;
  const say = useMessages(raceTexts);
  const frame = useRef<HTMLDivElement>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const tapped = useRef({ at: -1, when: 0 });
  usePageTop(frame);
  const trace = useRaceTrace(frame);
  const size = useSize(frame);
  const isNarrow = size !== undefined && size.width < NARROW_WIDTH_PX;
  const [held, setHeld] = useState<Arrangement>();
  const camera = useMemo(() => fitted(visibleBox(tiles, plane), size ?? DEFAULT_SIZE), [tiles, plane, size]);
  const lying = held ?? tiles;
  const marks = useMemo(() => marksOf(lying), [lying]);

  // Layout effect: the plane must be known before the first paint.
  useLayoutEffect(() => edit({ type: 'plane', plane: isNarrow ? TALL_PLANE : WIDE_PLANE }), [isNarrow, edit]);
  useEffect(() => () => drag.current?.cancel(), [drag]);
  useTileWheel(frame, isLocked ? undefined : (at, fifths) => turn(at, fifths));

  const turn = (at: number, fifths: number) =>
    drag.current ? drag.current.turn(fifths) : edit({ type: 'turn', at, fifths });

  const tap = (at: number, event: { readonly clientX: number; readonly clientY: number }) => {
    const element = elements.current[at]?.getBoundingClientRect();
    const isDouble = tapped.current.at === at && performance.now() - tapped.current.when < DOUBLE_TAP_MS;
    tapped.current = { at, when: isDouble ? 0 : performance.now() };
    if (isDouble || element === undefined) return edit({ type: 'turn', at, fifths: 1 });
    const finger = {
      x: tileAt(tiles, at).x + (event.clientX - element.x - element.width / 2) / camera.scale,
      y: tileAt(tiles, at).y + (event.clientY - element.y - element.height / 2) / camera.scale,
    };
    edit({ type: 'tap', at, side: sideTowards(tileAt(tiles, at), finger) });
  };

  const dragTarget = (at: number, onTap: () => void): DragTarget => ({
    tiles,
    camera,
    elements: elements.current,
    onJointsChange: setHeld,
    onDrop: (dropped) => {
      drag.current = undefined;
      setHeld(undefined);
      edit({ type: 'drop', tiles: dropped, at });
    },
    onTap: () => {
      drag.current = undefined;
      onTap();
    },
  });

  const startDrag = (event: ReactPointerEvent<Element>, moved: MovedTiles) => {
    if (isLocked || event.button !== 0 || drag.current) return;
    const { clientX, clientY } = event;
    trace.mark('lift', moved.held);
    const onTap = () => tap(moved.held, { clientX, clientY });
    drag.current = startTileDrag(event, moved, dragTarget(moved.held, onTap));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the tiles of a race are no fieldset
    <div
      ref={frame}
      className="xc-stage"
      role="group"
      aria-label={say.stage}
      data-narrow={isNarrow || undefined}
      data-free-pieces
      data-acted-on
      data-focus-next={!isLocked || undefined}
    >
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
            side={at === marked?.at ? marked.side : undefined}
            onHold={(event) => startDrag(event, { held: at, all: [at] })}
            isNext={at === nextTile(draft)}
            onPress={() => onChoose(at)}
          />
        ))}
      <JointSums
        marks={marks}
        camera={camera}
        help={help}
        onHold={(event, at) => startDrag(event, { held: at, all: groupOf(jointsOf(tiles), at) })}
      />
      {!isLocked && chosen !== undefined && held === undefined && (
        <TurnKnob
          pose={tileAt(tiles, chosen)}
          tiles={tiles}
          sums={marks.map(({ mark }) => mark)}
          camera={camera}
          onHold={(event, middle) => startTileTurn(event, chosen, { ...dragTarget(chosen, () => undefined), middle })}
        />
      )}
    </div>
  );
}
