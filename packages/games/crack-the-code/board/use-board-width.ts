import { useLowScreen, useNarrowScreen } from '@sesame/ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** On narrower boards the sockets of a row are too small for fingers. */
const NARROW_WIDTH_PX = 620;
/** Wider boards have room for the tray beside them. */
const WIDE_WIDTH_PX = 860;

type BoardWidth = 'narrow' | 'middle' | 'wide';

const widthFor = (pixels: number): BoardWidth => {
  if (pixels < NARROW_WIDTH_PX) return 'narrow';
  return pixels < WIDE_WIDTH_PX ? 'middle' : 'wide';
};

/** Whether the board itself is narrow (on a phone, or beside an open drawer) or wide. */
export const useBoardWidth = <Board extends HTMLElement>(): {
  readonly ref: RefObject<Board | null>;
  readonly isNarrow: boolean;
  readonly isWide: boolean;
} => {
  const ref = useRef<Board>(null);
  const isLow = useLowScreen();
  const isNarrowScreen = useNarrowScreen();
  const [width, setWidth] = useState<BoardWidth>(isNarrowScreen ? 'narrow' : 'wide');
  useLayoutEffect(() => {
    const board = ref.current;
    if (!board) return;
    const measure = () => setWidth(widthFor(board.clientWidth));
    // On a phone the board is as wide as the window: measuring it now would lay out the page twice.
    if (innerWidth >= NARROW_WIDTH_PX) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    return () => observer.disconnect();
  }, []);
  // On a phone on its side the rows are as small.
  return { ref, isNarrow: width === 'narrow' || isLow, isWide: width === 'wide' && !isLow };
};
