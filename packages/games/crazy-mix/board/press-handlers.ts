import type { MouseEvent, PointerEvent } from 'react';

/** What a button does the moment a mouse goes down on it; a finger may still turn out to scroll, so there it is the tap. */
export const pressHandlers = (act: (() => void) | undefined) => ({
  onPointerDown: ({ pointerType, button }: PointerEvent) => {
    if (pointerType === 'mouse' && button === 0) act?.();
  },
  onClick: ({ nativeEvent }: MouseEvent) => {
    const isMouse = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
    if (!isMouse) act?.();
  },
});
