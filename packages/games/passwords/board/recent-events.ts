import type { Seat } from '@sesame/kernel';
import { playSound, useAnnounce, useLocale, usePlayers, useReducedMotion } from '@sesame/ui';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Event, View } from '../rules/state.ts';
import { describe } from './describe.ts';
import { playEventSounds } from './effects.ts';
import { type WalkTimes, walkTimesOf } from './walk-times.ts';

type Played = Extract<Event, { readonly type: 'password' }>;

/** What the latest events changed: the board animates it. */
export interface RecentEvents {
  /** The turn being animated. */
  readonly play: (Played & { readonly times: WalkTimes }) | undefined;
  /** The last turn is new, so the ring shows it instead of the draft. */
  readonly hasNewTurn: boolean;
  readonly isLaidOut: boolean;
  readonly isOver: boolean;
}

const NO_EVENTS: RecentEvents = { play: undefined, hasNewTurn: false, isLaidOut: false, isOver: false };
/** How long an invalid word or a pass stays on the ring. */
const NOTE_SHOWN_MS = 1800;

/**
 * Animates, announces and sounds new events. Events from before the board was opened are skipped; the animation ends
 * after a while, or when the player types.
 */
export const useRecentEvents = (
  view: View,
  you: Seat | undefined,
  events: readonly Event[],
): RecentEvents & { readonly dismiss: () => void } => {
  const [recent, setRecent] = useState(NO_EVENTS);
  const previous = useRef({ events, turn: view.turn });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announce = useAnnounce();
  const locale = useLocale();
  const { names } = usePlayers();
  const isCalm = useReducedMotion();
  const dismiss = useCallback(
    () => setRecent((now) => ({ ...now, play: undefined, hasNewTurn: false, isLaidOut: false })),
    [],
  );

  useLayoutEffect(() => {
    const before = previous.current;
    if (before.events === events) return;
    previous.current = { events, turn: view.turn };
    const played = events.findLast((event) => event.type === 'password');
    const hasNewTurn = events.some(({ type }) => type === 'wrong' || type === 'passed') || played !== undefined;
    const play = played && !isCalm ? { ...played, times: walkTimesOf(played) } : undefined;
    clearTimeout(timer.current);
    setRecent({
      play,
      hasNewTurn,
      isLaidOut: events.some(({ type }) => type === 'laid-out'),
      isOver: events.some(({ type }) => type === 'over'),
    });
    timer.current = setTimeout(dismiss, play?.times.ends ?? NOTE_SHOWN_MS);

    const lines = events.flatMap((event) => describe(event, { locale, names }) ?? []);
    if (lines.length > 0) announce(lines.join(' '));
    const length = Math.max(0, ...events.map((event) => playEventSounds(event, { you, isCalm })));
    if (you !== undefined && view.turn === you && before.turn !== you) playSound('yourTurn', length);
  }, [events, view, you, announce, locale, names, isCalm, dismiss]);

  return { ...recent, dismiss };
};
