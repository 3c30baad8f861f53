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
const BEAT = 3_000;
/** A process that is silent for so long is gone, and those who were with it. */
const SILENCE = 4 * BEAT;

export const makePresence = (bus: Bus, clock = () => performance.now()): Presence => {
  const here = new Map<string, number>();
  const others = new Map<string, Elsewhere>();
  const changed = makeSignal<string>();
  const isElsewhere = (player: string) => [...others.values()].some(({ players }) => players.has(player));
  const isOnline = (player: string) => here.has(player) || isElsewhere(player);
  const tell = (told: Told) => bus.tell(CHANNEL, JSON.stringify(told));

  /** Tells those who wait for somebody that they came or went, if they did. */
  const noting = (players: Iterable<string>, change: () => void) => {
    const before = [...players].map((player) => ({ player, was: isOnline(player) }));
    change();
    for (const { player, was } of before) if (isOnline(player) !== was) changed.tell(player);
  };
  const heard = (told: Told, from: string) => {
    const other = others.get(from) ?? { players: new Set<string>(), heardAt: 0 };
    others.set(from, other);
    other.heardAt = clock();
    switch (told.is) {
      case 'alive':
        if (told.count !== other.players.size) tell({ is: 'asking' });
        return;
      case 'came':
        return noting([told.player], () => other.players.add(told.player));
      case 'left':
        return noting([told.player], () => other.players.delete(told.player));
      case 'all':
        return noting(new Set([...other.players, ...told.players]), () => {
          other.players = new Set(told.players);
        });
      case 'asking':
        return tell({ is: 'all', players: [...here.keys()] });
    }
  };
  const unhear = bus.hear(CHANNEL, (text, from) => heard(JSON.parse(text) as Told, from));
  tell({ is: 'asking' });

  const beat = setInterval(() => {
    tell({ is: 'alive', count: here.size });
    for (const [name, { players, heardAt }] of others) {
      if (clock() - heardAt > SILENCE) noting(players, () => others.delete(name));
    }
  }, BEAT).unref();

  return {
    isOnline,
    online: () => new Set([...here.keys(), ...[...others.values()].flatMap(({ players }) => [...players])]).size,
    came: (player) => {
      const count = here.get(player) ?? 0;
      noting([player], () => here.set(player, count + 1));
      if (count === 0) tell({ is: 'came', player });
    },
    left: (player) => {
      const count = (here.get(player) ?? 1) - 1;
      if (count > 0) return void here.set(player, count);
      noting([player], () => here.delete(player));
      tell({ is: 'left', player });
    },
    changed,
    stop: () => {
      clearInterval(beat);
      unhear();
    },
  };
};
