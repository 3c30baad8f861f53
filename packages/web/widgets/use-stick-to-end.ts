import { type RefObject, useEffect } from 'react';

/** So near the end counts as being there. */
const NEAR = 40;

const scrolls = (box: Element): boolean => /auto|scroll/.test(getComputedStyle(box).overflowY);

const boxAround = (end: HTMLElement | null): HTMLElement | null => {
  let box = end?.parentElement ?? null;
  while (box && !scrolls(box)) box = box.parentElement;
  return box;
};

/**
 * Shows the end of a list when it grows, and stays there while what stands in it is laid out. Only the list scrolls: the
 * page stays where its reader is, and so does a list that was scrolled back.
 */
export const useEndShown = (end: RefObject<HTMLElement | null>, count: number): void => {
  useEffect(() => {
    const box = boxAround(end.current);
    const list = end.current?.parentElement;
    if (count === 0 || !box || !list) return;
    let isAtEnd = true;
    let last = 0;
    const show = () => {
      if (isAtEnd) box.scrollTop = box.scrollHeight;
      last = box.scrollTop;
    };
    // Only who scrolls back has left the end: what grows in the meantime has not.
    const look = () => {
      if (box.scrollHeight - box.clientHeight - box.scrollTop < NEAR) isAtEnd = true;
      else if (box.scrollTop < last) isAtEnd = false;
      last = box.scrollTop;
    };
    show();
    box.addEventListener('scroll', look, { passive: true });
    const watch = new ResizeObserver(show);
    watch.observe(box);
    watch.observe(list);
    return () => {
      box.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, [end, count]);
};
