import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Camera, fitted, panned, zoomed } from './camera.ts';
import type { Box, Spot } from './shape.ts';
import { useSize } from './use-size.ts';

const [NEAREST, FARTHEST] = [1.8, 0.25];
/** Fitted into the window, a card is at most this much of its natural size. */
const NATURAL = 1.15;
const TREMOR = 6;
/** The window's buttons stand at its right, in pixels. */
const BUTTONS = 44;

export interface PanZoom {
  readonly showAll: () => void;
  readonly zoomBy: (factor: number) => void;
}

/**
 * A world in a window: dragged, pinched, rolled. It is moved by its style alone. As long as nobody has moved it, it shows
 * all that there is.
 */
export const usePanZoom = (
  frame: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  { left, top, right, bottom }: Box,
): PanZoom => {
  const size = useSize(frame);
  const camera = useRef<Camera>({ left: 0, top: 0, scale: 1 });
  const isMoved = useRef(false);

  const look = useCallback(
    (next: Camera) => {
      camera.current = next;
      if (world.current)
        world.current.style.transform = `translate(${next.left}px, ${next.top}px) scale(${next.scale})`;
    },
    [world],
  );
  const showAll = useCallback(() => {
    isMoved.current = false;
    if (size === undefined) return;
    const box = { left, top, right, bottom };
    const whole = fitted(box, size, NATURAL);
    const isUnder = right * whole.scale + whole.left > size.width - BUTTONS;
    look(isUnder ? fitted(box, { ...size, width: size.width - BUTTONS }, NATURAL) : whole);
  }, [size, look, left, top, right, bottom]);
  const zoomTo = useCallback(
    (scale: number, at: Spot) => {
      isMoved.current = true;
      look(zoomed(camera.current, at, Math.min(NEAREST, Math.max(FARTHEST, scale))));
    },
    [look],
  );

  useLayoutEffect(() => {
    if (!isMoved.current) showAll();
  }, [showAll]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const fingers = new Map<number, Spot>();
    let isDragged = false;
    const at = (event: MouseEvent): Spot => {
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
      if (!isDragged && Math.hypot(way.x, way.y) < TREMOR) return;
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      isDragged = true;
      isMoved.current = true;
      const [other] = [...fingers].flatMap(([id, spot]) => (id === event.pointerId ? [] : [spot]));
      fingers.set(event.pointerId, now);
      if (other === undefined) return look(panned(camera.current, way));
      const apart = (spot: Spot) => Math.hypot(spot.x - other.x, spot.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      look(panned(camera.current, { x: way.x / 2, y: way.y / 2 }));
      zoomTo((camera.current.scale * apart(now)) / Math.max(1, apart(before)), middle);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomTo(camera.current.scale * Math.exp(-event.deltaY / 500), at(event));
    };
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => stop.abort();
  }, [frame, look, zoomTo]);

  const zoomBy = useCallback(
    (factor: number) => {
      const { width = 0, height = 0 } = size ?? {};
      zoomTo(camera.current.scale * factor, { x: width / 2, y: height / 2 });
    },
    [size, zoomTo],
  );
  return { showAll, zoomBy };
};
