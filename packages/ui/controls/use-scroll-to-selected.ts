import { type RefObject, useEffect } from 'react';

/** Scrolls an overflowing tab list to centre the selected tab. Never scrolls the page. */
export const useScrollToSelected = (list: RefObject<HTMLElement | null>, value: string | undefined): void => {
  useEffect(() => {
    // React Aria renders the tabs a frame later.
    const frame = requestAnimationFrame(() => {
      const tabs = list.current;
      const selected = value === undefined ? undefined : tabs?.querySelector('[data-selected]');
      if (!tabs || !selected) return;
      const [view, tab] = [tabs.getBoundingClientRect(), selected.getBoundingClientRect()];
      tabs.scrollLeft += tab.left + tab.width / 2 - view.left - view.width / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [list, value]);
};
