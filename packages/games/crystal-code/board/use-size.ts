import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './camera.ts';

/** How large an element is, measured before it is painted; undefined before that. */
export const useSize = (ref: RefObject<HTMLElement | null>): Size | undefined => {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const [width, height] = [element.clientWidth, element.clientHeight];
      if (width > 0) setSize((now) => (now?.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
};
