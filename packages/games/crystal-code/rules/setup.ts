import { seatsOf } from '@sesame/kernel';
import { CARDS } from './cards.ts';
import { NO_MACHINE } from './machine.ts';
import { fullRooms } from './rounds.ts';
import type { Options, State, Workshop } from './state.ts';

/** XC5. */
const OPENING_HAND = 3;

const workshop: Workshop = { hand: [], machine: NO_MACHINE, crystals: 0, plan: null };

/** XC5: everybody is owed three cards, and all cards are still to be shuffled. */
export const setup = (seats: number, options: Options, version?: number): State => ({
  ...(version === 1 && { version }),
  options,
  round: 1,
  rooms: fullRooms(seats),
  removed: 0,
  seats: seatsOf(seats).map(() => workshop),
  pile: [],
  discards: CARDS,
  owed: seatsOf(seats).map((seat) => ({ seat, cards: OPENING_HAND })),
  stage: { type: 'shuffle', next: 'round' },
  history: [],
});
