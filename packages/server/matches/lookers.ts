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
}

export interface Sight {
  readonly seq: number;
  readonly view: unknown;
}

export const makeLookers = (): Lookers => {
  const all = new Map<Watcher, number>();
  /** How many windows each seat has open. */
  const windows = new Map<Seat, number>();
  const count = ({ viewer }: Watcher, by: 1 | -1) => {
    if (viewer === 'spectator') return;
    const open = (windows.get(viewer) ?? 0) + by;
    if (open > 0) windows.set(viewer, open);
    else windows.delete(viewer);
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
    seats: () => [...windows.keys()],
  };
};
