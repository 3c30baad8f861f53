import { playSound, useAnnounce, useLocale, usePlayers } from '@sesame/ui';
import { useEffect, useRef } from 'react';
import type { Event, Guess, Place, View } from '../rules/state.ts';
import { describe } from './describe.ts';

/** What the newest events told, for what moves on the board. */
export interface News {
  readonly isFresh: (seat: Place, attempt: number) => boolean;
  readonly isOver: boolean;
}

export const newsOf = (events: readonly Event[]): News => ({
  isFresh: (seat, attempt) =>
    events.some((event) => event.type === 'guessed' && event.seat === seat && event.attempt === attempt),
  isOver: events.some(({ type }) => type === 'over'),
});

/** Crystals settle first, then the pins drop, so far apart. */
const SETTLED = 240;
const APART = 60;

/** Says and sounds what happened. What was there when the board was opened is no news. */
export const useNews = (view: View, you: Place | undefined, events: readonly Event[]): void => {
  const told = useRef({ events, turn: view.turn });
  const announce = useAnnounce();
  const locale = useLocale();
  const { names } = usePlayers();
  useEffect(() => {
    const before = told.current;
    if (before.events === events) return;
    told.current = { events, turn: view.turn };
    const lines = events.flatMap((event) => describe(event, { locale, names }, 'spoken') ?? []);
    if (lines.length > 0) announce(lines.join(' '));
    const length = Math.max(0, ...events.map((event) => sound(event, you)));
    if (you !== undefined && view.turn === you && before.turn !== you) playSound('yourTurn', length);
  }, [events, view, you, announce, locale, names]);
};

/** Plays an event; how many milliseconds that takes. */
const sound = (event: Event, you: Place | undefined): number => {
  switch (event.type) {
    case 'hidden':
      playSound('drawer');
      return 300;
    case 'guessed':
      return soundPins(event);
    case 'equalising':
      return 0;
    case 'over':
      return soundEnd(event.outcome.ranks, you);
  }
};

const soundPins = ({ black, white }: Guess): number => {
  for (let i = 0; i < black + white; i += 1) playSound(i < black ? 'pin-black' : 'pin-white', SETTLED + i * APART);
  return SETTLED + (black + white) * APART + 120;
};

const soundEnd = (ranks: readonly number[], you: Place | undefined): number => {
  const lost = you !== undefined && ranks[you] !== 1;
  playSound('bolt', SETTLED + 6 * APART);
  if (!lost) playSound('struck', SETTLED + 8 * APART);
  return 1000;
};
