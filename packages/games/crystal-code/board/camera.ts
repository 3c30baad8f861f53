import type { Box, Spot } from './pentagon-geometry.ts';

/** How a plane is seen: a place of it is drawn at `x * scale + left`, `y * scale + top`, in pixels. */
export interface Camera {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Shows all of a box in the middle of a window, at most so large. */
export const fitted = (box: Box, window: Size, largest = Number.POSITIVE_INFINITY): Camera => {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min(window.width / width, window.height / height, largest);
  return {
    scale,
    left: (window.width - width * scale) / 2 - box.left * scale,
    top: (window.height - height * scale) / 2 - box.top * scale,
  };
};

/** Comes nearer, or goes away, so that what is under the finger stays there. */
export const zoomed = (camera: Camera, finger: Spot, to: number): Camera => {
  const factor = to / camera.scale;
  return {
    scale: to,
    left: finger.x - (finger.x - camera.left) * factor,
    top: finger.y - (finger.y - camera.top) * factor,
  };
};

export const panned = (camera: Camera, { x, y }: Spot): Camera => ({
  ...camera,
  left: camera.left + x,
  top: camera.top + y,
});

/** Where a place of the plane is in the window. */
export const seenAt = ({ left, top, scale }: Camera, { x, y }: Spot): Spot => ({
  x: x * scale + left,
  y: y * scale + top,
});
