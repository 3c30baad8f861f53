import { type Camera, toScreen } from './camera.ts';
import { angleBetween, direction, type Point, type Pose, SIDE_ANGLE_DEG } from './pentagon-geometry.ts';
import { type Arrangement, jointsOf, tileAt } from './tile-arrangement.ts';
import { type MovedTiles, movedTo, snapped, turned } from './tile-moves.ts';

/** A finger may tremble this far before it is a drag. */
const DRAG_THRESHOLD_PX = 7;

/** What a finger on the stage works on. It paints tiles by itself: nothing is rendered while it moves. */
export interface DragTarget {
  readonly tiles: Arrangement;
  readonly camera: Camera;
  /** The elements of the tiles, in the order of the hand. */
  readonly elements: readonly (HTMLElement | null)[];
  /** What touches has changed. */
  readonly onJointsChange: (tiles: Arrangement) => void;
  readonly onDrop: (tiles: Arrangement) => void;
  /** It never moved. */
  readonly onTap: () => void;
}

/** Something that is carried: it can be turned on the way, and let go. */
export interface TileDrag {
  readonly turn: (fifths: number) => void;
  readonly cancel: () => void;
}

/** The style of a tile that lies there. */
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
    element.style.setProperty('--turn', style['--turn']);
  }
};

const jointsKey = (tiles: Arrangement): string => JSON.stringify(jointsOf(tiles));

/** Listens until the finger is lifted. */
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

/** Carries tiles under a finger. Near a free side they are drawn to it, true to shape. */
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
      // What is rendered next is rendered over what was rendered last.
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

/** Turns a tile by its knob. One that touches others turns by fifths, so that it goes on touching them. */
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
