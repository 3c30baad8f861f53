import type { Moment } from '@sesame/ui';
import { useCallback, useEffect, useRef } from 'react';
import type { Event } from '../../rules/state.ts';

/** Part of a moment that must have passed for its event to count as shown; before that it was skipped. */
const SHOWN_AT = 0.9;

/** Tells whether an event was shown as a moment, to its end. */
export const useWasShown = (moment: Moment<Event> | undefined): ((event: Event) => boolean) => {
  const shownAt = useRef(new Map<Event, number>());
  useEffect(() => {
    if (moment) shownAt.current.set(moment.event, performance.now() + SHOWN_AT * moment.ms);
  }, [moment]);
  return useCallback((event: Event) => {
    const at = shownAt.current.get(event);
    return at !== undefined && performance.now() >= at;
  }, []);
};
