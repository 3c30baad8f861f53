import type { Seat } from '@sesame/kernel';
import { playSound, useAnnounce, useLocale, usePlayers, useReducedMotion } from '@sesame/ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Event, View } from '../rules/state.ts';
import { hasSpot } from './board-context.ts';
import { verdictSentence } from './claim-verdict.ts';
import { describe } from './describe.ts';
import { playEventSound, playSettleSound } from './effects.ts';
import { flyPayments, REVEAL_MS } from './flights.ts';
import { type RevealedTile, revealedBy } from './revealed-tiles.ts';
import { stallTexts } from './stall-texts.ts';

/** How long a revealed tile stays on its stall. */
const REVEAL_DURATION_MS = 3000;
const MAX_RECENT_EVENTS = 3;

/** An event with the tile it revealed, if any. */
export interface RecentEvent {
  readonly id: number;
  readonly event: Event;
  readonly revealed: RevealedTile | undefined;
}

export interface RecentEvents {
  /** Tiles just turned face up, at the places where they lay. */
  readonly revealed: readonly (RevealedTile & { readonly id: number })[];
  /** Newest first. */
  readonly latest: readonly RecentEvent[];
}

const NOTHING: RecentEvents = { revealed: [], latest: [] };

/** Events shown in the list of recent events. */
const isNotable = ({ type }: Event): boolean =>
  !['round', 'drew', 'offered', 'shown', 'answered', 'chosen', 'over', 'passed'].includes(type);

/** Revealed tiles disappear when new offers take their place, or when the viewer steps back in a replay (no events). */
const clearsRevealed = (events: readonly Event[]): boolean =>
  events.length === 0 || events.some(({ type }) => type === 'shown');

interface NewEvents {
  readonly view: View;
  readonly events: readonly Event[];
  /** Whether an event was already shown as a moment. */
  readonly wasShown: (event: Event) => boolean;
}

/**
 * Plays animations, sounds and announcements of new events, and keeps the latest ones for display. Events that the
 * board was opened with are skipped.
 */
export const useRecentEvents = (
  board: RefObject<HTMLElement | null>,
  you: Seat | undefined,
  { view, events, wasShown }: NewEvents,
): RecentEvents => {
  const [recent, setRecent] = useState(NOTHING);
  const handled = useRef({ events, view, count: 0 });
  const announce = useAnnounce();
  const locale = useLocale();
  const { names } = usePlayers();
  const isCalm = useReducedMotion();

  useLayoutEffect(() => {
    const before = handled.current;
    if (before.events === events) {
      handled.current = { ...before, view };
      return;
    }
    const found = revealedBy(events, before.view);
    const fresh = events.map((event, i) => ({ id: before.count + i, event, revealed: found[i] }));
    handled.current = { events, view, count: before.count + events.length };
    const shown = new Set(events.filter(wasShown));
    const revealed = fresh.flatMap(({ id, event, revealed: one }) =>
      one && (isCalm || !shown.has(event)) ? [{ ...one, id }] : [],
    );
    setRecent((now) => ({
      revealed: [...revealed, ...(clearsRevealed(events) ? [] : now.revealed.filter((one) => !hasSpot(revealed, one)))],
      // No events: the viewer steps back in a replay.
      latest: [
        ...fresh.filter(({ event }) => isNotable(event)).toReversed(),
        ...(events.length === 0 ? [] : now.latest),
      ].slice(0, MAX_RECENT_EVENTS),
    }));
    setTimeout(
      () => setRecent((now) => ({ ...now, revealed: now.revealed.filter((one) => !revealed.includes(one)) })),
      REVEAL_DURATION_MS,
    );

    if (board.current && !isCalm) {
      for (const event of events) flyPayments(board.current, event, shown.has(event) ? 0 : REVEAL_MS);
    }
    const lines = fresh.flatMap(({ event, revealed: one }) => {
      // The end scene tells who won.
      const line = event.type === 'over' ? undefined : describe(event, { locale, names });
      return line === undefined ? [] : one ? [line, verdictSentence(one, stallTexts[locale])] : [line];
    });
    if (lines.length > 0) announce(lines.join(' '));
    const length = Math.max(
      0,
      ...events.map((event) => (shown.has(event) ? playSettleSound(event) : playEventSound(event))),
    );
    const isAwaited = (one: View) => you !== undefined && one.waiting.seats.includes(you);
    if (isAwaited(view) && !isAwaited(before.view)) playSound('yourTurn', length);
  }, [board, events, view, you, announce, locale, names, isCalm, wasShown]);

  return recent;
};
