import type { Moment } from '@sesame/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Event } from '../../rules/state.ts';
import { collectTrades, type TradeEvent } from './round-summary.ts';

/** Part of a moment that must have passed for its event to count as shown; before that it was skipped. */
const SHOWN_AT = 0.9;

interface Moments {
  /** Transactions of this round that the viewer has seen. */
  readonly trades: readonly TradeEvent[];
  /** Whether an event was shown as a moment, to its end. */
  readonly wasShown: (event: Event) => boolean;
}

/** Keeps track of the moments shown and of the transactions of the round. */
export const useMoments = (moment: Moment<Event> | undefined, events: readonly Event[]): Moments => {
  const [trades, setTrades] = useState<readonly TradeEvent[]>([]);
  const shownAt = useRef(new Map<Event, number>());
  useEffect(() => {
    if (moment) shownAt.current.set(moment.event, performance.now() + SHOWN_AT * moment.ms);
    setTrades((now) => collectTrades(now, moment ? [moment.event] : events));
  }, [moment, events]);
  const wasShown = useCallback((event: Event) => {
    const at = shownAt.current.get(event);
    return at !== undefined && performance.now() >= at;
  }, []);
  return { trades, wasShown };
};
