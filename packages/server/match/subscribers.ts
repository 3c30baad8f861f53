import { makeChange, type Seat, type Viewer } from '@sesame/kernel';
import type { Watcher } from './broadcaster.ts';
import type { LiveMatch } from './position.ts';

/** Those who look at one match, counted as they come and go: a match may have thousands. */
export interface Lookers {
  /** Each with the row of the log that they were last told of. */
  readonly all: ReadonlyMap<Watcher, number>;
  /** What a seat, or spectators, see of the match now. */
  sight(match: LiveMatch, viewer: Viewer): Sight;
  add(watcher: Watcher): void;
  told(watcher: Watcher, seq: number): void;
  remove(watcher: Watcher): void;
  /** Seats whose players look. */
  seats(): readonly Seat[];
}

/** What there is to see after a row of the log. */
export interface Sight {
  readonly seq: number;
  readonly view: unknown;
  /** The row after which was seen what this is a change of. Undefined: nothing was seen before. */
  readonly since: number | undefined;
  /** As JSON text. */
  readonly change: string | undefined;
}

export const makeLookers = (): Lookers => {
  const all = new Map<Watcher, number>();
  const sights = new Map<Viewer, Sight>();
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
    sight: ({ rules, shown }, viewer) => {
      const before = sights.get(viewer);
      // The log says all: after the same row there is the same to see.
      if (before?.seq === shown.seq) return before;
      const view = rules.view(shown.state, viewer);
      const change = before && makeChange(before.view, view);
      const sight = { seq: shown.seq, view, since: before?.seq, change };
      sights.set(viewer, sight);
      return sight;
    },
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
