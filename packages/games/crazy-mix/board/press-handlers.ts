import type { MouseEvent, PointerEvent } from 'react';

/**
 * Handlers that act on mouse down, which is faster than click; on touch they wait for the tap, which may turn into a
 * scroll.
 */
export const pressHandlers = (act: (() => void) | undefined) => ({
  onPointerDown: ({ pointerType, button }: PointerEvent) => {
    if (pointerType === 'mouse' && button === 0) act?.();
  },
  onClick: ({ nativeEvent }: MouseEvent) => {
    const isMouse = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
    if (!isMouse) act?.();
  },
});
