import type { Seat } from '@sesame/kernel';
import { playSound, useAnnounce, useLocale, usePlayers } from '@sesame/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Event, View } from '../rules/state.ts';
import { describe } from './describe.ts';

/** The events of the last update; none when the board is first shown. */
export interface RecentEvents {
  readonly isOver: boolean;
  readonly hasPrizes: boolean;
}

const NO_EVENTS: RecentEvents = { isOver: false, hasPrizes: false };

const soundOf = (event: Event, you: Seat | undefined): void => {
  switch (event.type) {
    case 'race':
    case 'shown':
      return playSound('yourTurn');
    case 'done':
      // Your own sound already played on press.
      return event.seat === you ? undefined : playSound('struck');
    case 'empty':
      return playSound('dull');
    case 'prizes': {
      const isWrong = you !== undefined && event.result.raced[you]?.right === false;
      return playSound(isWrong ? 'dull' : 'drawer', 120);
    }
    case 'ready':
    case 'built':
      return playSound('socket');
    case 'revealed':
      return playSound('drawer');
    case 'over':
      return playSound('bolt');
    default:
      return undefined;
  }
};

const isAwaited = ({ may }: View): boolean => may.ready === true || may.build !== undefined;

/** Announces new events and plays their sounds. */
export const useEventEffects = (view: View, you: Seat | undefined, events: readonly Event[]): RecentEvents => {
  const [recent, setRecent] = useState(NO_EVENTS);
  const last = useRef({ events, view });
  const announce = useAnnounce();
  const locale = useLocale();
  const { names } = usePlayers();
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { events, view };
    if (before.events === events) return;
    const isTold = (type: Event['type']) => events.some((event) => event.type === type);
    setRecent({ isOver: isTold('over'), hasPrizes: isTold('prizes') });
    for (const event of events) soundOf(event, you);
    const lines = events.flatMap((event) => describe(event, { locale, names }) ?? []);
    if (lines.length > 0) announce(lines.join(' '));
    if (isAwaited(view) && !isAwaited(before.view)) playSound('yourTurn', 500);
  }, [events, view, you, announce, locale, names]);
  return recent;
};
