import { type Event, makeEvent } from '../lib/event.ts';
import type { Bus } from './bus/bus.ts';
import { makeReplicatedSet } from './replicated-set.ts';

/** Online players: those with at least one open socket, in any process. */
export interface Presence {
  isOnline(player: string): boolean;
  onlineCount(): number;
  connected(player: string): void;
  disconnected(player: string): void;
  /** Emitted when a player comes online or goes offline. */
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
