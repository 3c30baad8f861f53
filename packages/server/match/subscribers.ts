import { makeChange, type Seat, type Viewer } from '@sesame/kernel';
import type { Subscriber } from './broadcaster.ts';
import type { LiveMatch } from './position.ts';

/** Subscribers of one match. Connections per seat are counted incrementally: a match may have thousands. */
export interface Subscribers {
  /** Last log row sent to each subscriber. */
  readonly lastSentSeq: ReadonlyMap<Subscriber, number>;
  /** The current view of a seat or of spectators. */
  snapshot(match: LiveMatch, viewer: Viewer): ViewSnapshot;
  add(subscriber: Subscriber): void;
  markSent(subscriber: Subscriber, seq: number): void;
  remove(subscriber: Subscriber): void;
  /** Seats with at least one connection. */
  connectedSeats(): readonly Seat[];
}

/** The view after a row of the log. */
export interface ViewSnapshot {
  readonly seq: number;
  readonly view: unknown;
  /** Base version of `change`; undefined for the first snapshot. */
  readonly baseSeq: number | undefined;
  /** Patch from the base version, as JSON text. */
  readonly change: string | undefined;
}

export const makeSubscribers = (): Subscribers => {
  const all = new Map<Subscriber, number>();
  const snapshots = new Map<Viewer, ViewSnapshot>();
  /** Open connections per seat. */
  const connections = new Map<Seat, number>();
  const count = ({ viewer }: Subscriber, by: 1 | -1) => {
    if (viewer === 'spectator') return;
    const open = (connections.get(viewer) ?? 0) + by;
    if (open > 0) connections.set(viewer, open);
    else connections.delete(viewer);
  };
  return {
    lastSentSeq: all,
    snapshot: ({ rules, committed }, viewer) => {
      const before = snapshots.get(viewer);
      if (before?.seq === committed.seq) return before;
      const view = rules.view(committed.state, viewer);
      const change = before && makeChange(before.view, view);
      const snapshot = { seq: committed.seq, view, baseSeq: before?.seq, change };
      snapshots.set(viewer, snapshot);
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
    connectedSeats: () => [...connections.keys()],
  };
};
