import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** On narrower boards the sockets of a row are too small for fingers. */
const NARROW_WIDTH_PX = 620;

/** Whether the board itself is narrow: on a phone, or beside an open drawer. */
export const useNarrowBoard = <Board extends HTMLElement>(): {
  readonly ref: RefObject<Board | null>;
  readonly isNarrow: boolean;
} => {
  const ref = useRef<Board>(null);
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const board = ref.current;
    if (!board) return;
    const measure = () => setNarrow(board.clientWidth < NARROW_WIDTH_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    return () => observer.disconnect();
  }, []);
  return { ref, isNarrow };
};
