import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether everything should be instant: the system says so, or the page's root does (`data-motion="calm"`). */
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

/** The same for components: the end state is the message. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
