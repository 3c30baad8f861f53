import { useSyncExternalStore } from 'react';

/** A phone, upright or on its side. */
const NARROW_QUERY = '(max-width: 760px), (max-width: 1000px) and (max-height: 500px)';
const LOW_QUERY = '(max-height: 500px)';

const watch = (media: string) => (changed: () => void) => {
  const query = matchMedia(media);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
const [watchNarrow, watchLow] = [watch(NARROW_QUERY), watch(LOW_QUERY)];

/** Whether the page has its phone layout; the same breakpoints as in the style sheets. */
export const useNarrowScreen = (): boolean => useSyncExternalStore(watchNarrow, () => matchMedia(NARROW_QUERY).matches);

/** Whether the screen is so low that parts are side by side, such as a phone on its side, or a desktop at 200%. */
export const useLowScreen = (): boolean => useSyncExternalStore(watchLow, () => matchMedia(LOW_QUERY).matches);
