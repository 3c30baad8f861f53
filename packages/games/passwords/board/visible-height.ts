import { type RefObject, useEffect, useState } from 'react';

/** The field in which the word is typed. */
export const WORD_FIELD_ID = 'pw-word';

/** A keyboard on the screen takes at least so much of it. */
const MIN_KEYBOARD_HEIGHT_PX = 140;

/** What a keyboard on the screen leaves of it, in pixels; undefined without one. */
const heightAboveKeyboard = (): number | undefined => {
  const { visualViewport } = window;
  if (!visualViewport || visualViewport.scale > 1.05) return undefined;
  return innerHeight - visualViewport.height > MIN_KEYBOARD_HEIGHT_PX ? Math.floor(visualViewport.height) : undefined;
};

/**
 * The room over a phone's keyboard while the word is typed: the circle shrinks until it and the word fit there, and both
 * are brought into it. Browsers do not do this by themselves: to them the page has not changed its size.
 */
export const useVisibleHeight = (board: RefObject<HTMLElement | null>): number | undefined => {
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    const { visualViewport } = window;
    const look = () => {
      const isTyping = document.activeElement?.id === WORD_FIELD_ID;
      setRoom(isTyping ? heightAboveKeyboard() : undefined);
    };
    const { current } = board;
    visualViewport?.addEventListener('resize', look);
    current?.addEventListener('focusin', look);
    current?.addEventListener('focusout', look);
    return () => {
      visualViewport?.removeEventListener('resize', look);
      current?.removeEventListener('focusin', look);
      current?.removeEventListener('focusout', look);
    };
  }, [board]);

  useEffect(() => {
    if (room === undefined) return;
    const frame = requestAnimationFrame(() =>
      board.current?.querySelector('.pw-ring')?.scrollIntoView({ block: 'start', behavior: 'instant' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [room, board]);
  return room;
};
