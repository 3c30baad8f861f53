import { type Event, makeEvent } from '../lib/event.ts';
import type { Bus } from './bus/bus.ts';
import { makeReplicatedSet } from './replicated-set.ts';

/** Who is here: a player is, as long as one of their sockets is open, in whichever process. */
export interface Presence {
  isOnline(player: string): boolean;
  onlineCount(): number;
  connected(player: string): void;
  disconnected(player: string): void;
  /** A player came, or went. */
  readonly changed: Event<string>;
  stop(): void;
}

export const makePresence = (bus: Bus, onError?: (error: unknown) => void, clock?: () => number): Presence => {
  const changed = makeEvent<string>(onError);
  const players = makeReplicatedSet({
    bus,
    channel: 'presence',
    debounceMs: 0,
    onRemoteChange: changed.emit,
    ...(clock !== undefined && { clock }),
  });
  return {
    isOnline: players.has,
    onlineCount: players.size,
    connected: (player) => {
      if (players.add(player)) changed.emit(player);
    },
    disconnected: (player) => {
      if (players.remove(player)) changed.emit(player);
    },
    changed,
    stop: players.stop,
  };
};
