import { useMessages, usePageTop, useRaceTrace } from '@sesame/ui';
import { type PointerEvent as ReactPointerEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { fitted, type Size } from './camera.ts';
import { JointMarks } from './JointMarks.tsx';
import { sideTowards } from './pentagon-geometry.ts';
import type { RaceDraft, RaceEdit } from './race-draft.ts';
import { raceTexts } from './race-texts.ts';
import { TileButton } from './TileButton.tsx';
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
  const showHeld = useRef<(tiles: Arrangement | undefined) => void>(null);
  const camera = useMemo(() => fitted(visibleBox(tiles, plane), size ?? DEFAULT_SIZE), [tiles, plane, size]);

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
    onJointsChange: (held) => showHeld.current?.(held),
    onDrop: (dropped) => {
      drag.current = undefined;
      showHeld.current?.(undefined);
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
      <JointMarks
        {...{ tiles, camera, help, showHeld }}
        chosen={isLocked ? undefined : chosen}
        onHold={(event, at) => startDrag(event, { held: at, all: groupOf(jointsOf(tiles), at) })}
        onTurn={(event, at, middle) => startTileTurn(event, at, { ...dragTarget(at, () => undefined), middle })}
      />
    </div>
  );
}
