import type { Box, Point } from './pentagon-geometry.ts';

/** Maps plane to screen: `x * scale + left`, `y * scale + top`, in pixels. */
export interface Camera {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Camera that centres a box in a window. */
export const fitted = (box: Box, window: Size, maxScale = Number.POSITIVE_INFINITY): Camera => {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min(window.width / width, window.height / height, maxScale);
  return {
    scale,
    left: (window.width - width * scale) / 2 - box.left * scale,
    top: (window.height - height * scale) / 2 - box.top * scale,
  };
};

/** Zooms around a fixed screen point. */
export const zoomed = (camera: Camera, centre: Point, scale: number): Camera => {
  const factor = scale / camera.scale;
  return {
    scale: scale,
    left: centre.x - (centre.x - camera.left) * factor,
    top: centre.y - (centre.y - camera.top) * factor,
  };
};

export const panned = (camera: Camera, { x, y }: Point): Camera => ({
  ...camera,
  left: camera.left + x,
  top: camera.top + y,
});

export const toScreen = ({ left, top, scale }: Camera, { x, y }: Point): Point => ({
  x: x * scale + left,
  y: y * scale + top,
});
