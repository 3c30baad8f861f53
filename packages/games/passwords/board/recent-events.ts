import type { Seat } from '@sesame/kernel';
import { type Moment, playSound, useAnnounce, useLocale, usePlayers, useReducedMotion } from '@sesame/ui';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Event, View } from '../rules/state.ts';
import { describe } from './describe.ts';
import { playEventSounds } from './effects.ts';
import { resultShownMs } from './walk-times.ts';

type Played = Extract<Event, { readonly type: 'password' }>;

/** What the latest events changed: the board animates it. */
export interface RecentEvents {
  /** The turn whose locked cards leave and whose new cards drop in. */
  readonly play: Played | undefined;
  /** The last turn is new, so the ring shows it instead of the draft. */
  readonly hasNewTurn: boolean;
  readonly isLaidOut: boolean;
}

const NO_EVENTS: RecentEvents = { play: undefined, hasNewTurn: false, isLaidOut: false };

interface Latest {
  readonly events: readonly Event[];
  /** The event being shown over the view before it. */
  readonly moment: Moment<Event> | undefined;
}

/**
 * Animates, announces and sounds new events. Events from before the board was opened are skipped; the animation ends
 * after a while, or when the player types.
 */
export const useRecentEvents = (
  view: View,
  you: Seat | undefined,
  { events, moment }: Latest,
): RecentEvents & { readonly dismiss: () => void } => {
  const [recent, setRecent] = useState(NO_EVENTS);
  const previous = useRef({ events, turn: view.turn });
  const heard = useRef<Event>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announce = useAnnounce();
  const locale = useLocale();
  const { names } = usePlayers();
  const isCalm = useReducedMotion();
  const dismiss = useCallback(() => setRecent(NO_EVENTS), []);
  useEffect(() => {
    if (moment) heard.current = moment.event;
  }, [moment]);

  useLayoutEffect(() => {
    const before = previous.current;
    if (before.events === events) return;
    previous.current = { events, turn: view.turn };
    const played = events.findLast((event) => event.type === 'password');
    const hasNewTurn = events.some(({ type }) => type === 'wrong' || type === 'passed') || played !== undefined;
    clearTimeout(timer.current);
    setRecent({
      play: isCalm ? undefined : played,
      hasNewTurn,
      isLaidOut: events.some(({ type }) => type === 'laid-out'),
    });
    timer.current = setTimeout(dismiss, resultShownMs(played?.locked.length ?? 0));

    // The end scene tells who won.
    const lines = events.filter(({ type }) => type !== 'over').map((event) => describe(event, { locale, names }));
    if (lines.length > 0) announce(lines.join(' '));
    const lengths = events.map((event) => playEventSounds(event, { you, isCalm, isHeard: event === heard.current }));
    if (you !== undefined && view.turn === you && before.turn !== you) playSound('yourTurn', Math.max(0, ...lengths));
  }, [events, view, you, announce, locale, names, isCalm, dismiss]);

  return useMemo(() => ({ ...recent, dismiss }), [recent, dismiss]);
};
