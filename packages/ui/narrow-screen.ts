import { useSyncExternalStore } from 'react';

/** A phone, upright or on its side. */
const NARROW_QUERY = '(max-width: 760px), (max-width: 1000px) and (max-height: 500px)';
const LOW_QUERY = '(max-height: 500px)';

/** One query for all components: asking for a new one takes longer than reading it. */
const makeQuery = (media: string) => {
  let asked: MediaQueryList | undefined;
  const ask = () => {
    asked ??= matchMedia(media);
    return asked;
  };
  return {
    watch: (changed: () => void) => {
      ask().addEventListener('change', changed);
      return () => ask().removeEventListener('change', changed);
    },
    matches: () => ask().matches,
  };
};
const [narrow, low] = [makeQuery(NARROW_QUERY), makeQuery(LOW_QUERY)];

/** What pages are first rendered for, by the server, which sees no screen, and by the browser. Never for a low one. */
let isFirstNarrow = false;

/** Says for which screen the page was, or is next, rendered by the server. */
export const setFirstScreen = (isNarrow: boolean): void => {
  isFirstNarrow = isNarrow;
};

/** Whether the screen is the one that the page was rendered for. */
export const isFirstScreen = (): boolean => narrow.matches() === isFirstNarrow && !low.matches();

/** Whether the page has its phone layout; the same breakpoints as in the style sheets. */
export const useNarrowScreen = (): boolean => useSyncExternalStore(narrow.watch, narrow.matches, () => isFirstNarrow);

/** Whether the screen is so low that parts are side by side, such as a phone on its side, or a desktop at 200%. */
export const useLowScreen = (): boolean => useSyncExternalStore(low.watch, low.matches, () => false);
