import { makeChange, type Seat, type Viewer } from '@sesame/kernel';
import type { Subscriber } from './broadcaster.ts';
import type { LiveMatch } from './position.ts';

/** Those who look at one match, counted as they come and go: a match may have thousands. */
export interface Subscribers {
  /** Each with the row of the log that they were last told of. */
  readonly lastSentSeq: ReadonlyMap<Subscriber, number>;
  /** What a seat, or spectators, see of the match now. */
  snapshot(match: LiveMatch, viewer: Viewer): ViewSnapshot;
  add(subscriber: Subscriber): void;
  markSent(subscriber: Subscriber, seq: number): void;
  remove(subscriber: Subscriber): void;
  /** Seats whose players look. */
  connectedSeats(): readonly Seat[];
}

/** What there is to see after a row of the log. */
export interface ViewSnapshot {
  readonly seq: number;
  readonly view: unknown;
  /** The row after which was seen what this is a change of. Undefined: nothing was seen before. */
  readonly baseSeq: number | undefined;
  /** As JSON text. */
  readonly change: string | undefined;
}

export const makeSubscribers = (): Subscribers => {
  const all = new Map<Subscriber, number>();
  const sights = new Map<Viewer, ViewSnapshot>();
  /** How many windows each seat has open. */
  const windows = new Map<Seat, number>();
  const count = ({ viewer }: Subscriber, by: 1 | -1) => {
    if (viewer === 'spectator') return;
    const open = (windows.get(viewer) ?? 0) + by;
    if (open > 0) windows.set(viewer, open);
    else windows.delete(viewer);
  };
  return {
    lastSentSeq: all,
    snapshot: ({ rules, committed }, viewer) => {
      const before = sights.get(viewer);
      // The log says all: after the same row there is the same to see.
      if (before?.seq === committed.seq) return before;
      const view = rules.view(committed.state, viewer);
      const change = before && makeChange(before.view, view);
      const snapshot = { seq: committed.seq, view, baseSeq: before?.seq, change };
      sights.set(viewer, snapshot);
      return snapshot;
    },
    add: (subscriber) => {
      if (!all.has(subscriber)) count(subscriber, 1);
      all.set(subscriber, 0);
    },
    markSent: (subscriber, seq) => void all.set(subscriber, seq),
    remove: (subscriber) => {
      if (all.delete(subscriber)) count(subscriber, -1);
    },
    connectedSeats: () => [...windows.keys()],
  };
};
