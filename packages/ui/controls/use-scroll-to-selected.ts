import { type RefObject, useEffect } from 'react';

/** Where tabs do not all fit, the chosen one is brought to the middle. Only the tabs scroll, never the page. */
export const useScrollToSelected = (list: RefObject<HTMLElement | null>, value: string | undefined): void => {
  useEffect(() => {
    // The tabs are there a moment after they are given.
    const frame = requestAnimationFrame(() => {
      const tabs = list.current;
      const chosen = value === undefined ? undefined : tabs?.querySelector('[data-selected]');
      if (!tabs || !chosen) return;
      const [room, tab] = [tabs.getBoundingClientRect(), chosen.getBoundingClientRect()];
      tabs.scrollLeft += tab.left + tab.width / 2 - room.left - room.width / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [list, value]);
};
