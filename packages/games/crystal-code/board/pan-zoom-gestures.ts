import type { Point } from './pentagon-geometry.ts';

/** Smaller movements count as a press. */
const DRAG_THRESHOLD_PX = 6;
/** Wheel distance that zooms by a factor of e. */
const WHEEL_ZOOM_PX = 500;

interface Gestures {
  pan(way: Point): void;
  /** Zooms around a point of the element. */
  zoom(factor: number, at: Point): void;
}

/** Listens for pan, pinch and wheel gestures; returns a function that stops listening. */
export const listenToGestures = (element: HTMLElement, { pan, zoom }: Gestures): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const fingers = new Map<number, Point>();
  let isDragged = false;
  const at = (event: MouseEvent): Point => {
    const { x, y } = element.getBoundingClientRect();
    return { x: event.clientX - x, y: event.clientY - y };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, at(event));
    isDragged = fingers.size > 1;
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = at(event);
    const way = { x: now.x - before.x, y: now.y - before.y };
    if (!isDragged && Math.hypot(way.x, way.y) < DRAG_THRESHOLD_PX) return;
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    isDragged = true;
    const [other] = [...fingers].flatMap(([id, spot]) => (id === event.pointerId ? [] : [spot]));
    fingers.set(event.pointerId, now);
    if (other === undefined) return pan(way);
    const apart = (spot: Point) => Math.hypot(spot.x - other.x, spot.y - other.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    pan({ x: way.x / 2, y: way.y / 2 });
    zoom(apart(now) / Math.max(1, apart(before)), middle);
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / WHEEL_ZOOM_PX), at(event));
  };
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => stop.abort();
};
