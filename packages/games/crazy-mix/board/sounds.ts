import type { Seat } from '@sesame/kernel';
import { playSound } from '@sesame/ui';
import type { Event } from '../rules/state.ts';

/** Timing of the sounds while targets turn. */
const WAVE_STEP_MS = 40;
const TARGET_COUNT = 20;

/** Plays the sound of an event. */
export const soundOf = (event: Event, you: Seat | undefined): void => {
  switch (event.type) {
    case 'turned':
      return playSound('socket');
    case 'shown':
      return playSound(event.logo === undefined ? 'pin-black' : 'struck');
    case 'pointed':
      if (event.seat !== you) return event.right ? playSound('pin-white') : undefined;
      return playSound(event.right ? 'struck' : 'dull');
    case 'taken':
      return playSound('drawer', 200);
    case 'lost':
      return playSound('dull', 200);
    case 'mixed':
      for (let i = 0; i < TARGET_COUNT; i += 2) playSound(i % 4 === 0 ? 'pin-black' : 'pin-white', i * WAVE_STEP_MS);
      return;
    case 'over':
      playSound('bolt', 300);
      return you !== undefined && event.outcome.ranks[you] === 1 ? playSound('struck', 600) : undefined;
    default:
      return;
  }
};
