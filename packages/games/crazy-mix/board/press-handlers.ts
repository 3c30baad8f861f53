import type { MouseEvent, PointerEvent } from 'react';

/** Handlers that act as soon as a mouse button, finger or pen is down, which is faster than a click. */
export const pressHandlers = (act: ((press?: PointerEvent) => void) | undefined) => ({
  onPointerDown: (press: PointerEvent) => {
    if (press.button === 0 && press.isPrimary) act?.(press);
  },
  // Keys and screen readers click without a pointer.
  onClick: ({ detail }: MouseEvent) => {
    if (detail === 0) act?.();
  },
});
