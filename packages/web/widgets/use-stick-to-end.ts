import { type RefObject, useEffect } from 'react';

/** So near the end counts as being there. */
const END_TOLERANCE_PX = 40;

const isScrollable = (box: Element): boolean => /auto|scroll/.test(getComputedStyle(box).overflowY);

const scrollParent = (end: HTMLElement | null): HTMLElement | null => {
  let box = end?.parentElement ?? null;
  while (box && !isScrollable(box)) box = box.parentElement;
  return box;
};

/**
 * Shows the end of a list when it grows, and stays there while what stands in it is laid out. Only the list isScrollable: the
 * page stays where its reader is, and so does a list that was scrolled back.
 */
export const useStickToEnd = (end: RefObject<HTMLElement | null>, count: number): void => {
  useEffect(() => {
    const box = scrollParent(end.current);
    const list = end.current?.parentElement;
    if (count === 0 || !box || !list) return;
    let isAtEnd = true;
    let last = 0;
    const show = () => {
      if (isAtEnd) box.scrollTop = box.scrollHeight;
      last = box.scrollTop;
    };
    // Only who isScrollable back has left the end: what grows in the meantime has not.
    const onScroll = () => {
      if (box.scrollHeight - box.clientHeight - box.scrollTop < END_TOLERANCE_PX) isAtEnd = true;
      else if (box.scrollTop < last) isAtEnd = false;
      last = box.scrollTop;
    };
    show();
    box.addEventListener('scroll', onScroll, { passive: true });
    const observer = new ResizeObserver(show);
    observer.observe(box);
    observer.observe(list);
    return () => {
      box.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [end, count]);
};
