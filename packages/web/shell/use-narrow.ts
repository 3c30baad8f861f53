import { useSyncExternalStore } from 'react';

const PHONE = matchMedia('(max-width: 760px)');

const subscribe = (changed: () => void) => {
  PHONE.addEventListener('change', changed);
  return () => PHONE.removeEventListener('change', changed);
};

/** Whether this is a phone, as the style sheets see it. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => PHONE.matches);
