import { type Camera, seenAt } from './camera.ts';
import { between, direction, type Pose, type Spot, STEP } from './pentagon-geometry.ts';
import { type Arrangement, jointsOf, poseOf } from './tile-arrangement.ts';
import { carried, drawnIn, type Load, turned } from './tile-moves.ts';

/** A finger may tremble this far before it is a drag. */
const TREMOR = 7;

/** What a finger on the stage works on. It paints tiles by itself: nothing is rendered while it moves. */
export interface Hold {
  readonly tiles: Arrangement;
  readonly camera: Camera;
  /** The elements of the tiles, in the order of the hand. */
  readonly elements: readonly (HTMLElement | null)[];
  /** What touches has changed. */
  readonly onTouch: (tiles: Arrangement) => void;
  readonly onDrop: (tiles: Arrangement) => void;
  /** It never moved. */
  readonly onTap: () => void;
}

/** Something that is carried: it can be turned on the way, and let go. */
export interface Carry {
  readonly turn: (fifths: number) => void;
  readonly cancel: () => void;
}

/** The style of a tile that lies there. */
export const styleOf = (pose: Pose, camera: Camera): { readonly translate: string; readonly '--turn': string } => {
  const { x, y } = seenAt(camera, pose);
  return { translate: `${x.toFixed(1)}px ${y.toFixed(1)}px`, '--turn': `${pose.turn.toFixed(2)}deg` };
};

const paint = ({ elements, camera }: Hold, tiles: Arrangement, moved: readonly number[]): void => {
  for (const at of moved) {
    const element = elements[at];
    const style = styleOf(poseOf(tiles, at), camera);
    if (!element) continue;
    element.style.translate = style.translate;
    element.style.setProperty('--turn', style['--turn']);
  }
};

const touching = (tiles: Arrangement): string => JSON.stringify(jointsOf(tiles));

/** Listens until the finger is lifted. */
const follow = (
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

interface Finger {
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: Element;
}

/** Carries tiles under a finger. Near a free side they are drawn to it, true to shape. */
export const startCarry = (finger: Finger, load: Load, hold: Hold): Carry => {
  const start = { x: finger.clientX, y: finger.clientY };
  let from = hold.tiles;
  let way: Spot | undefined;
  let now = hold.tiles;
  let told = touching(now);

  const show = () => {
    if (way === undefined) return;
    const { x, y, turn } = poseOf(from, load.held);
    now = drawnIn(carried(from, load, { x: x + way.x, y: y + way.y, turn }), load);
    paint(hold, now, load.all);
    const touches = touching(now);
    if (touches !== told) hold.onTouch(now);
    told = touches;
  };
  const lift = (isUp: boolean) => {
    for (const at of load.all) hold.elements[at]?.toggleAttribute('data-carried', isUp);
  };
  const finished = follow(finger, finger.currentTarget, {
    move: ({ clientX, clientY }) => {
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      if (way === undefined && Math.hypot(dx, dy) < TREMOR) return;
      if (way === undefined) lift(true);
      way = { x: dx / hold.camera.scale, y: dy / hold.camera.scale };
      show();
    },
    end: (isLost) => {
      lift(false);
      // What is rendered next is rendered over what was rendered last.
      paint(hold, hold.tiles, load.all);
      if (way !== undefined) hold.onDrop(isLost ? hold.tiles : now);
      else if (!isLost) hold.onTap();
    },
  });
  return {
    turn: (fifths) => {
      from = load.all.length === 1 ? turned(from, load.held, fifths) : from;
      show();
    },
    cancel: () => {
      finished.abort();
      lift(false);
      paint(hold, hold.tiles, load.all);
    },
  };
};

/** Turns a tile by its knob. One that touches others turns by fifths, so that it goes on touching them. */
export const startTurning = (finger: Finger, at: number, hold: Hold & { readonly middle: Spot }): void => {
  const angle = (to: { readonly clientX: number; readonly clientY: number }) =>
    direction(hold.middle, { x: to.clientX, y: to.clientY });
  const isLoose = jointsOf(hold.tiles).every(({ one, other }) => one.at !== at && other.at !== at);
  let last = angle(finger);
  let way = 0;
  let now = hold.tiles;
  follow(finger, finger.currentTarget, {
    move: (to) => {
      way += between(last, angle(to));
      last = angle(to);
      now = turned(hold.tiles, at, isLoose ? way / STEP : Math.round(way / STEP));
      paint(hold, now, [at]);
    },
    end: (isLost) => {
      paint(hold, hold.tiles, [at]);
      hold.onDrop(isLost ? hold.tiles : now);
    },
  });
};
