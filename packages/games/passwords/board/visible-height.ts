import { type RefObject, useEffect, useState } from 'react';

/** DOM id of the word field. */
export const WORD_FIELD_ID = 'pw-word';

/** On-screen keyboards are at least this high. */
const MIN_KEYBOARD_HEIGHT_PX = 140;

/** The height above an on-screen keyboard, in pixels; undefined without one. */
const heightAboveKeyboard = (): number | undefined => {
  const { visualViewport } = window;
  if (!visualViewport || visualViewport.scale > 1.05) return undefined;
  return innerHeight - visualViewport.height > MIN_KEYBOARD_HEIGHT_PX ? Math.floor(visualViewport.height) : undefined;
};

/**
 * The visible height above a phone's keyboard while a word is typed. The board shrinks to it and scrolls into view;
 * browsers don't do this, because the layout viewport keeps its size.
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
