import { type RefObject, useLayoutEffect } from 'react';
import { cssZoom } from './css-zoom.ts';

/**
 * Sets `--page-top` on an element to its distance from the top of the page, so that its style can fit it into the
 * window, whatever stands above it.
 */
export const usePageTop = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const top = Math.round((element.getBoundingClientRect().top + scrollY) / cssZoom(element));
      element.style.setProperty('--page-top', `${top}px`);
    };
    measure();
    let frame = 0;
    // Measured in the next frame: the element’s size changes the page’s, which is observed.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [ref]);
};
