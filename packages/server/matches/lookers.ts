import type { Seat, Viewer } from '@sesame/kernel';
import type { Watcher } from './viewing.ts';

/** Those who look at one match, counted as they come and go: a match may have thousands. */
export interface Lookers {
  /** Each with the row of the log that they were last told of. */
  readonly all: ReadonlyMap<Watcher, number>;
  /** What was last shown to a seat, or to spectators, and after which row. */
  readonly sights: Map<Viewer, Sight>;
  add(watcher: Watcher): void;
  told(watcher: Watcher, seq: number): void;
  remove(watcher: Watcher): void;
  /** Seats whose players look. */
  seats(): readonly Seat[];
  /** How many people watch who do not play. People are counted, not windows. */
  audience(): number;
}

export interface Sight {
  readonly seq: number;
  readonly view: unknown;
}

export const makeLookers = (): Lookers => {
  const all = new Map<Watcher, number>();
  /** How many windows each seat, and each spectator, has open. */
  const seats = new Map<Seat, number>();
  const audience = new Map<unknown, number>();

  const count = (watcher: Watcher, by: 1 | -1) => {
    const { viewer, player } = watcher;
    if (viewer === 'spectator') change(audience, player ?? watcher, by);
    else change(seats, viewer, by);
  };
  return {
    all,
    sights: new Map(),
    add: (watcher) => {
      if (!all.has(watcher)) count(watcher, 1);
      all.set(watcher, 0);
    },
    told: (watcher, seq) => void all.set(watcher, seq),
    remove: (watcher) => {
      if (all.delete(watcher)) count(watcher, -1);
    },
    seats: () => [...seats.keys()],
    audience: () => audience.size,
  };
};

const change = <Key>(counts: Map<Key, number>, key: Key, by: 1 | -1) => {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
};
