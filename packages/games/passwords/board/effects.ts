import type { Seat } from '@sesame/kernel';
import { playSound } from '@sesame/ui';
import type { Event } from '../rules/state.ts';
import { type WalkTimes, walkTimesOf } from './walk-times.ts';

/** Time between two safes of the lay-out. */
export const LAYOUT_INTERVAL_MS = 70;

/** Time that a new card takes to drop. */
const CARD_DROP_MS = 160;

interface SoundContext {
  readonly you: Seat | undefined;
  readonly isCalm: boolean;
}

/** Plays the sounds of an event and returns their length in milliseconds. With reduced motion they play at once. */
export const playEventSounds = (event: Event, { you, isCalm }: SoundContext): number => {
  switch (event.type) {
    case 'laid-out':
      for (let i = 0; i < (isCalm ? 1 : event.circle.length); i += 1) playSound('socket', i * LAYOUT_INTERVAL_MS);
      return 600;
    case 'password':
      return isCalm ? playAtOnce(event) : playWalk(walkTimesOf(event));
    case 'wrong':
      playSound('dull');
      return 200;
    case 'passed':
      playSound('socket');
      return 120;
    case 'over':
      if (you === undefined || event.outcome.ranks[you] === 1) playSound('struck', 900);
      return 1000;
  }
};

/** A tick per stop, a bolt per locked safe, and the drop of new cards. */
const playWalk = ({ stops, locking, walked }: WalkTimes): number => {
  for (const at of stops) playSound('tick', at);
  for (const { bolt, drops } of locking) {
    playSound('bolt', bolt);
    playSound('socket', drops + CARD_DROP_MS);
  }
  return (locking.at(-1)?.bolt ?? walked) + 300;
};

/** A single sound for the whole turn. */
const playAtOnce = ({ locked }: { readonly locked: readonly unknown[] }): number => {
  playSound(locked.length > 0 ? 'bolt' : 'tick');
  return 300;
};
