import { playSound, useAnnounce, useLocale, usePlayers } from '@sesame/ui';
import { useEffect, useRef } from 'react';
import type { Event, Guess, Place, View } from '../rules/state.ts';
import { describe } from './describe.ts';
import type { ShownEvents } from './recent-events.ts';

/** The crystals settle, then the pins drop one by one, as in reveal.css. */
const CRYSTALS_SETTLED_MS = 240;
const PIN_INTERVAL_MS = 60;

interface Latest {
  readonly events: readonly Event[];
  readonly shown: ShownEvents;
}

/** The prompt tells of the last guess, and the end scene who won. */
const isSpoken = ({ type }: Event): boolean => type === 'hidden' || type === 'guessed';

/** Announces and sounds new events. Events from before the board was opened are skipped. */
export const useEventEffects = (view: View, you: Place | undefined, { events, shown }: Latest): void => {
  const previous = useRef({ events, turn: view.turn });
  const announce = useAnnounce();
  const locale = useLocale();
  const { names } = usePlayers();
  useEffect(() => {
    const before = previous.current;
    if (before.events === events) return;
    previous.current = { events, turn: view.turn };
    const lines = events.filter(isSpoken).map((event) => describe(event, { locale, names }, 'spoken'));
    if (lines.length > 0) announce(lines.join(' '));
    const length = Math.max(0, ...events.map((event) => (shown.has(event) ? 0 : playEvent(event, you))));
    if (you !== undefined && view.turn === you && before.turn !== you) playSound('yourTurn', length);
  }, [events, shown, view, you, announce, locale, names]);
};

/** Plays the sounds of an event and returns their length in milliseconds. */
const playEvent = (event: Event, you: Place | undefined): number => {
  switch (event.type) {
    case 'hidden':
      playSound('drawer');
      return 300;
    case 'guessed':
      return playPins(event);
    case 'equalising':
      return 0;
    case 'over':
      return playEnd(event.outcome.ranks, you);
  }
};

const playPins = ({ black, white }: Guess): number => {
  for (let i = 0; i < black + white; i += 1)
    playSound(i < black ? 'pin-black' : 'pin-white', CRYSTALS_SETTLED_MS + i * PIN_INTERVAL_MS);
  return CRYSTALS_SETTLED_MS + (black + white) * PIN_INTERVAL_MS + 120;
};

const playEnd = (ranks: readonly number[], you: Place | undefined): number => {
  const lost = you !== undefined && ranks[you] !== 1;
  playSound('bolt', CRYSTALS_SETTLED_MS + 6 * PIN_INTERVAL_MS);
  if (!lost) playSound('struck', CRYSTALS_SETTLED_MS + 8 * PIN_INTERVAL_MS);
  return 1000;
};
