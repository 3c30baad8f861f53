import { useSyncExternalStore } from 'react';

const NARROW_QUERY = '(max-width: 760px)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(NARROW_QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the page has its phone layout; the same breakpoint as in the style sheets. */
export const useNarrowScreen = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW_QUERY).matches);
