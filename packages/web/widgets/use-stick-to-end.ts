import { type RefObject, useEffect } from 'react';

/** Scroll positions this near the end count as the end. */
const END_TOLERANCE_PX = 40;

const isScrollable = (box: Element): boolean => /auto|scroll/.test(getComputedStyle(box).overflowY);

const scrollParent = (end: HTMLElement | null): HTMLElement | null => {
  let box = end?.parentElement ?? null;
  while (box && !isScrollable(box)) box = box.parentElement;
  return box;
};

/**
 * Keeps a list scrolled to its end as it grows, unless the reader has scrolled back. Only the list scrolls, not the
 * page.
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
    // Only scrolling back leaves the end; growing content does not.
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
