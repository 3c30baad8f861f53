import { makeSignal, type Signal } from '../lib/event.ts';
import type { Bus } from './bus/bus.ts';
import { makeGossip } from './replicated-set.ts';

/** Who is here: a player is, as long as one of their sockets is open, in whichever process. */
export interface Presence {
  isOnline(player: string): boolean;
  online(): number;
  came(player: string): void;
  left(player: string): void;
  /** A player came, or went. */
  readonly changed: Signal<string>;
  stop(): void;
}

export const makePresence = (bus: Bus, clock?: () => number): Presence => {
  const changed = makeSignal<string>();
  const players = makeGossip({
    bus,
    channel: 'presence',
    settle: 0,
    heard: changed.tell,
    ...(clock !== undefined && { clock }),
  });
  return {
    isOnline: players.has,
    online: players.size,
    came: (player) => {
      if (players.add(player)) changed.tell(player);
    },
    left: (player) => {
      if (players.remove(player)) changed.tell(player);
    },
    changed,
    stop: players.stop,
  };
};
