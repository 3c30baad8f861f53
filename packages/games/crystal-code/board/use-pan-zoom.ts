import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Camera, fitted, panned, zoomed } from './camera.ts';
import { listenToGestures } from './pan-zoom-gestures.ts';
import type { Box, Point } from './pentagon-geometry.ts';
import { useSize } from './use-size.ts';

const [MAX_SCALE, MIN_SCALE] = [1.8, 0.25];
/** Largest scale when fitting a machine into the window. */
const MAX_FIT_SCALE = 1.6;
const BUTTONS_WIDTH_PX = 44;

export interface PanZoom {
  readonly showAll: () => void;
  readonly zoomBy: (factor: number) => void;
}

/** Pan and zoom of an element by transform style. Fits the whole box until the user moves it. */
export const usePanZoom = (
  frame: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  { left, top, right, bottom }: Box,
): PanZoom => {
  const size = useSize(frame);
  const camera = useRef<Camera>({ left: 0, top: 0, scale: 1 });
  const isMoved = useRef(false);

  const applyCamera = useCallback(
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
    const whole = fitted(box, size, MAX_FIT_SCALE);
    const isUnder = right * whole.scale + whole.left > size.width - BUTTONS_WIDTH_PX;
    applyCamera(isUnder ? fitted(box, { ...size, width: size.width - BUTTONS_WIDTH_PX }, MAX_FIT_SCALE) : whole);
  }, [size, applyCamera, left, top, right, bottom]);
  const zoomTo = useCallback(
    (scale: number, at: Point) => {
      isMoved.current = true;
      applyCamera(zoomed(camera.current, at, Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale))));
    },
    [applyCamera],
  );

  useLayoutEffect(() => {
    if (!isMoved.current) showAll();
  }, [showAll]);

  useEffect(() => {
    if (frame.current === null) return;
    return listenToGestures(frame.current, {
      pan: (way) => {
        isMoved.current = true;
        applyCamera(panned(camera.current, way));
      },
      zoom: (factor, at) => zoomTo(camera.current.scale * factor, at),
    });
  }, [frame, applyCamera, zoomTo]);

  const zoomBy = useCallback(
    (factor: number) => {
      const { width = 0, height = 0 } = size ?? {};
      zoomTo(camera.current.scale * factor, { x: width / 2, y: height / 2 });
    },
    [size, zoomTo],
  );
  return { showAll, zoomBy };
};
