import type { Seat } from '@sesame/kernel';
import { playSound } from '@sesame/ui';
import type { Event } from '../rules/state.ts';
import { newCardDropsAt } from './walk-times.ts';

/** Time between two safes of the lay-out. */
export const LAYOUT_INTERVAL_MS = 70;

/** Time that a new card takes to drop. */
const CARD_DROP_MS = 160;

interface SoundContext {
  readonly you: Seat | undefined;
  readonly isCalm: boolean;
  /** The event had its sounds in its moment. */
  readonly isHeard: boolean;
}

/** Plays the sounds of an event that is over, and returns their length in milliseconds. */
export const playEventSounds = (event: Event, { you, isCalm, isHeard }: SoundContext): number => {
  switch (event.type) {
    case 'laid-out':
      for (let i = 0; i < (isCalm ? 1 : event.circle.length); i += 1) playSound('socket', i * LAYOUT_INTERVAL_MS);
      return 600;
    case 'password':
      if (!isHeard) playSound(event.locked.length > 0 ? 'bolt' : 'tick');
      return isCalm ? 300 : playNewCards(event.locked.length);
    case 'wrong':
      if (!isHeard) playSound('dull');
      return 200;
    case 'passed':
      if (!isHeard) playSound('socket');
      return 120;
    case 'proposed':
    case 'allowed':
      playSound('tick');
      return 120;
    case 'round':
    case 'agreed':
      return 0;
    case 'declined':
      playSound('dull');
      return 200;
    case 'over':
      if (you === undefined || event.outcome.ranks[you] === 1) playSound('struck', 900);
      return 1000;
  }
};

/** The drop of each new card. */
const playNewCards = (cards: number): number => {
  for (let i = 0; i < cards; i += 1) playSound('socket', newCardDropsAt(i) + CARD_DROP_MS);
  return cards === 0 ? 0 : newCardDropsAt(cards - 1) + CARD_DROP_MS;
};
