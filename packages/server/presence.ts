import type { Bus } from './bus/bus.ts';
import { makeSignal, type Signal } from './signal.ts';

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

/** What processes tell each other: that they live and how many are with them, who came, who left, and all when asked. */
type Told =
  | { readonly is: 'alive'; readonly count: number }
  | { readonly is: 'came' | 'left'; readonly player: string }
  | { readonly is: 'all'; readonly players: readonly string[] }
  | { readonly is: 'asking' };

interface Elsewhere {
  players: Set<string>;
  heardAt: number;
}

const CHANNEL = 'presence';
/** What one process alone has to hear: all who are with another is much. */
const channelOf = (process: string) => `${CHANNEL}:${process}`;
const BEAT = 3_000;
/** A process that is silent for so long is gone, and those who were with it. */
const SILENCE = 4 * BEAT;

export const makePresence = (bus: Bus, clock = () => performance.now()): Presence => {
  const here = new Map<string, number>();
  const others = new Map<string, Elsewhere>();
  const changed = makeSignal<string>();
  /** With how many processes somebody is. */
  const places = new Map<string, number>();
  const tell = (told: Told) => bus.tell(CHANNEL, JSON.stringify(told));
  const tellOne = (process: string, told: Told) => bus.tell(channelOf(process), JSON.stringify(told));

  const arrive = (player: string) => {
    const count = places.get(player) ?? 0;
    places.set(player, count + 1);
    if (count === 0) changed.tell(player);
  };
  const depart = (player: string) => {
    const count = (places.get(player) ?? 0) - 1;
    if (count > 0) places.set(player, count);
    else if (places.delete(player)) changed.tell(player);
  };
  /** Those who are with another process are others now. Who was and is has not moved. */
  const replace = (other: Elsewhere, players: Set<string>) => {
    const before = other.players;
    other.players = players;
    for (const player of players) if (!before.has(player)) arrive(player);
    for (const player of before) if (!players.has(player)) depart(player);
  };
  const heard = (told: Told, from: string) => {
    const other = others.get(from) ?? { players: new Set<string>(), heardAt: 0 };
    others.set(from, other);
    other.heardAt = clock();
    switch (told.is) {
      case 'alive':
        if (told.count !== other.players.size) tellOne(from, { is: 'asking' });
        return;
      case 'came':
        if (other.players.has(told.player)) return;
        other.players.add(told.player);
        return arrive(told.player);
      case 'left':
        if (other.players.delete(told.player)) depart(told.player);
        return;
      case 'all':
        return replace(other, new Set(told.players));
      case 'asking':
        return tellOne(from, { is: 'all', players: [...here.keys()] });
    }
  };
  const unhear = [CHANNEL, channelOf(bus.self)].map((channel) =>
    bus.hear(channel, (text, from) => heard(JSON.parse(text) as Told, from)),
  );
  tell({ is: 'asking' });

  const beat = setInterval(() => {
    tell({ is: 'alive', count: here.size });
    for (const [name, other] of others) {
      if (clock() - other.heardAt <= SILENCE) continue;
      others.delete(name);
      replace(other, new Set());
    }
  }, BEAT).unref();

  return {
    isOnline: (player) => places.has(player),
    online: () => places.size,
    came: (player) => {
      const count = here.get(player) ?? 0;
      here.set(player, count + 1);
      if (count > 0) return;
      arrive(player);
      tell({ is: 'came', player });
    },
    left: (player) => {
      const count = (here.get(player) ?? 1) - 1;
      if (count > 0) return void here.set(player, count);
      if (here.delete(player)) depart(player);
      tell({ is: 'left', player });
    },
    changed,
    stop: () => {
      clearInterval(beat);
      for (const stop of unhear) stop();
    },
  };
};
