import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether to skip animations: by system preference or by the user’s setting (`data-motion="calm"` on the root). */
export const prefersReducedMotion = (): boolean =>
  matchMedia(QUERY).matches || document.documentElement.dataset.motion === 'calm';

const subscribe = (changed: () => void) => {
  const query = matchMedia(QUERY);
  const root = new MutationObserver(changed);
  query.addEventListener('change', changed);
  root.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    query.removeEventListener('change', changed);
    root.disconnect();
  };
};

/** `prefersReducedMotion` as a hook. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
