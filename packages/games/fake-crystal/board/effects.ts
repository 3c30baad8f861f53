import { playSound } from '@sesame/ui';
import type { Event } from '../rules/state.ts';
import { isFake } from '../rules/tiles.ts';
import { paymentsBy } from './payments.ts';

/** Length of the flip; the face shows at its end. */
const REVEAL_MS = 480;

const MAX_COINS = 5;
const COIN_INTERVAL_MS = 60;

/** Plays the sound of an event whose moment is over: the credits that change hands. Returns its length. */
export const playSettleSound = (event: Event): number => {
  const credits = paymentsBy(event).reduce((sum, payment) => sum + payment.sum, 0);
  const coins = Math.min(MAX_COINS, Math.ceil(credits / 3));
  for (let i = 0; i < coins; i += 1) playSound('tick', i * COIN_INTERVAL_MS);
  return coins * COIN_INTERVAL_MS;
};

/** Plays the sound of an event. Returns its length in milliseconds. */
export const playEventSound = (event: Event): number => {
  switch (event.type) {
    case 'bought':
    case 'banked':
    case 'repacked':
    case 'kept':
    case 'sold':
    case 'recycled':
      playSound('drawer');
      playSound(isFake(event.tile) ? 'dull' : 'socket', REVEAL_MS);
      return REVEAL_MS + 200;
    case 'saw':
      playSound(isFake(event.tile) ? 'dull' : 'socket', REVEAL_MS / 2);
      return REVEAL_MS;
    case 'shown':
      playSound('drawer');
      return 300;
    case 'offered':
    case 'bid':
    case 'chosen':
    case 'reserved':
    case 'preempted':
      playSound('socket');
      return 120;
    case 'claimed':
      playSound('struck', 120);
      return 420;
    case 'activated':
      playSound('pin-black', REVEAL_MS + 200);
      return REVEAL_MS + 300;
    case 'over':
      playSound('bolt');
      return 600;
    default:
      return 0;
  }
};
