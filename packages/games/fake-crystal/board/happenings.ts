import type { Seat } from '@sesame/kernel';
import { playSound, useAnnounce, useLocale, usePlayers, useReducedMotion } from '@sesame/ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Event, View } from '../rules/state.ts';
import { callOutLine } from './call-out.ts';
import { describe } from './describe.ts';
import { flyPayments } from './flights.ts';
import { messages } from './messages.ts';
import { type Turned, turnedBy } from './moments.ts';
import { soundOf } from './news.ts';
import { hasSpot } from './table.ts';

/** A turned tile stays to be seen for so long. */
const LASTS = 3000;
/** How much of what happened is kept in view. */
const KEPT = 3;

/** Something that happened, with what it turned up. */
export interface Happening {
  readonly id: number;
  readonly event: Event;
  readonly turned: Turned | undefined;
}

export interface Happenings {
  /** Tiles that were just turned up, where they lay. */
  readonly turned: readonly (Turned & { readonly id: number })[];
  /** What happened last, the newest first. */
  readonly recent: readonly Happening[];
  /** Whether the match has just ended before our eyes. */
  readonly isOver: boolean;
}

const NOTHING: Happenings = { turned: [], recent: [], isOver: false };

/** What is worth keeping in view. */
const isNotable = ({ type }: Event): boolean =>
  !['round', 'drew', 'offered', 'shown', 'answered', 'chosen', 'over', 'passed'].includes(type);

/** Whether new offers lie where the turned tiles lay, or somebody steps back through a record. */
const isAnew = (events: readonly Event[]): boolean =>
  events.length === 0 || events.some(({ type }) => type === 'shown');

/** Shows, says and sounds what happened. What was there when the board was opened is no news. */
export const useHappenings = (
  board: RefObject<HTMLElement | null>,
  you: Seat | undefined,
  { view, events }: { readonly view: View; readonly events: readonly Event[] },
): Happenings => {
  const [happenings, setHappenings] = useState(NOTHING);
  const told = useRef({ events, view, count: 0 });
  const announce = useAnnounce();
  const locale = useLocale();
  const { names } = usePlayers();
  const isCalm = useReducedMotion();

  useLayoutEffect(() => {
    const before = told.current;
    if (before.events === events) {
      told.current = { ...before, view };
      return;
    }
    const found = turnedBy(events, before.view);
    const fresh = events.map((event, i) => ({ id: before.count + i, event, turned: found[i] }));
    told.current = { events, view, count: before.count + events.length };
    const turned = fresh.flatMap(({ id, turned: one }) => (one ? [{ ...one, id }] : []));
    setHappenings((now) => ({
      turned: [...turned, ...(isAnew(events) ? [] : now.turned.filter((one) => !hasSpot(turned, one)))],
      // No events: somebody steps back through a record.
      recent: [
        ...fresh.filter(({ event }) => isNotable(event)).toReversed(),
        ...(events.length === 0 ? [] : now.recent),
      ].slice(0, KEPT),
      isOver: events.some(({ type }) => type === 'over'),
    }));
    setTimeout(
      () => setHappenings((now) => ({ ...now, turned: now.turned.filter((one) => !turned.includes(one)) })),
      LASTS,
    );

    if (board.current && !isCalm) for (const event of events) flyPayments(board.current, event);
    const lines = fresh.flatMap(({ event, turned: one }) => {
      const line = describe(event, { locale, names });
      return line === undefined ? [] : one ? [line, callOutLine(one, messages[locale])] : [line];
    });
    if (lines.length > 0) announce(lines.join(' '));
    const length = Math.max(0, ...events.map((event) => soundOf(event)));
    const isAwaited = (one: View) => you !== undefined && one.waiting.seats.includes(you);
    if (isAwaited(view) && !isAwaited(before.view)) playSound('yourTurn', length);
  }, [board, events, view, you, announce, locale, names, isCalm]);

  return happenings;
};
