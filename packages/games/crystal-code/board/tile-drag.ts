import { type Camera, toScreen } from './camera.ts';
import { angleBetween, direction, type Point, type Pose, SIDE_ANGLE_DEG } from './pentagon-geometry.ts';
import { type Arrangement, jointsOf, tileAt } from './tile-arrangement.ts';
import { type MovedTiles, movedTo, snapped, turned } from './tile-moves.ts';

/** Smaller movements count as a tap. */
const DRAG_THRESHOLD_PX = 7;

/** What a drag works on. Tiles are moved by style, without rendering. */
export interface DragTarget {
  readonly tiles: Arrangement;
  readonly camera: Camera;
  /** Tile elements in hand order. */
  readonly elements: readonly (HTMLElement | null)[];
  /** Called when the touching sides change. */
  readonly onJointsChange: (tiles: Arrangement) => void;
  readonly onDrop: (tiles: Arrangement) => void;
  /** Called on release without movement. */
  readonly onTap: () => void;
}

/** A running drag. */
export interface TileDrag {
  readonly turn: (fifths: number) => void;
  readonly cancel: () => void;
}

export const tileStyle = (pose: Pose, camera: Camera): { readonly translate: string; readonly '--turn': string } => {
  const { x, y } = toScreen(camera, pose);
  return { translate: `${x.toFixed(1)}px ${y.toFixed(1)}px`, '--turn': `${pose.turn.toFixed(2)}deg` };
};

const paint = ({ elements, camera }: DragTarget, tiles: Arrangement, moved: readonly number[]): void => {
  for (const at of moved) {
    const element = elements[at];
    const style = tileStyle(tileAt(tiles, at), camera);
    if (!element) continue;
    element.style.translate = style.translate;
    // Its symbols inherit the turn: to set it costs their styles and a repaint, even if it stays the same.
    if (element.style.getPropertyValue('--turn') !== style['--turn']) {
      element.style.setProperty('--turn', style['--turn']);
    }
  }
};

const jointsKey = (tiles: Arrangement): string => JSON.stringify(jointsOf(tiles));

/** Tracks one pointer until it is released. */
const trackPointer = (
  { pointerId }: { readonly pointerId: number },
  source: Element,
  listeners: { readonly move: (now: PointerEvent) => void; readonly end: (isLost: boolean) => void },
): AbortController => {
  const finished = new AbortController();
  const { signal } = finished;
  const mine = (act: (event: PointerEvent) => void) => (event: Event) => {
    if (event instanceof PointerEvent && event.pointerId === pointerId) act(event);
  };
  const end = (last: PointerEvent) => {
    finished.abort();
    listeners.end(last.type === 'pointercancel');
  };
  source.setPointerCapture(pointerId);
  source.addEventListener('pointermove', mine(listeners.move), { signal });
  source.addEventListener('pointerup', mine(end), { signal });
  source.addEventListener('pointercancel', mine(end), { signal });
  return finished;
};

interface PointerStart {
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: Element;
}

/** Starts dragging tiles. They snap to free sides nearby. */
export const startTileDrag = (finger: PointerStart, moved: MovedTiles, target: DragTarget): TileDrag => {
  const start = { x: finger.clientX, y: finger.clientY };
  let from = target.tiles;
  let way: Point | undefined;
  let now = target.tiles;
  let told = jointsKey(now);

  const show = () => {
    if (way === undefined) return;
    const { x, y, turn } = tileAt(from, moved.held);
    now = snapped(movedTo(from, moved, { x: x + way.x, y: y + way.y, turn }), moved);
    paint(target, now, moved.all);
    const touches = jointsKey(now);
    if (touches !== told) target.onJointsChange(now);
    told = touches;
  };
  const lift = (isUp: boolean) => {
    for (const at of moved.all) target.elements[at]?.toggleAttribute('data-carried', isUp);
  };
  const finished = trackPointer(finger, finger.currentTarget, {
    move: ({ clientX, clientY }) => {
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      if (way === undefined && Math.hypot(dx, dy) < DRAG_THRESHOLD_PX) return;
      if (way === undefined) lift(true);
      way = { x: dx / target.camera.scale, y: dy / target.camera.scale };
      show();
    },
    end: (isLost) => {
      lift(false);
      // Restore the rendered styles, so that React's next render starts from them.
      paint(target, target.tiles, moved.all);
      if (way !== undefined) target.onDrop(isLost ? target.tiles : now);
      else if (!isLost) target.onTap();
    },
  });
  return {
    turn: (fifths) => {
      from = moved.all.length === 1 ? turned(from, moved.held, fifths) : from;
      show();
    },
    cancel: () => {
      finished.abort();
      lift(false);
      paint(target, target.tiles, moved.all);
    },
  };
};

/** Starts turning a tile by its knob. Joined tiles turn by fifths, so that they stay joined. */
export const startTileTurn = (
  finger: PointerStart,
  at: number,
  target: DragTarget & { readonly middle: Point },
): void => {
  const angle = (to: { readonly clientX: number; readonly clientY: number }) =>
    direction(target.middle, { x: to.clientX, y: to.clientY });
  const isLoose = jointsOf(target.tiles).every(({ one, other }) => one.at !== at && other.at !== at);
  let last = angle(finger);
  let way = 0;
  let now = target.tiles;
  trackPointer(finger, finger.currentTarget, {
    move: (to) => {
      way += angleBetween(last, angle(to));
      last = angle(to);
      now = turned(target.tiles, at, isLoose ? way / SIDE_ANGLE_DEG : Math.round(way / SIDE_ANGLE_DEG));
      paint(target, now, [at]);
    },
    end: (isLost) => {
      paint(target, target.tiles, [at]);
      target.onDrop(isLost ? target.tiles : now);
    },
  });
};
