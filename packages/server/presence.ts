import { makeSignal, type Signal } from './signal.ts';

/** Who is here: a player is, as long as one of their sockets is open. */
export interface Presence {
  isOnline(player: string): boolean;
  online(): number;
  came(player: string): void;
  left(player: string): void;
  /** A player came, or went. */
  readonly changed: Signal<string>;
}

export const makePresence = (): Presence => {
  const sockets = new Map<string, number>();
  const changed = makeSignal<string>();
  return {
    isOnline: (player) => sockets.has(player),
    online: () => sockets.size,
    came: (player) => {
      const count = sockets.get(player) ?? 0;
      sockets.set(player, count + 1);
      if (count === 0) changed.tell(player);
    },
    left: (player) => {
      const count = (sockets.get(player) ?? 1) - 1;
      if (count > 0) return void sockets.set(player, count);
      sockets.delete(player);
      changed.tell(player);
    },
    changed,
  };
};
