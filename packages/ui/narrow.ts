import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 760px)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether this is a phone, as the style sheets see it. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
