import { makeChange, type Seat, type Viewer } from '@sesame/kernel';
import { seqFor } from '@sesame/match';
import type { Subscriber } from './broadcaster.ts';
import type { LiveMatch } from './live-match.ts';

/** Subscribers of one match. Connections per seat are counted incrementally: a match may have thousands. */
export interface Subscribers {
  /** Last row sent to each subscriber, in the viewer's own sequence. */
  readonly lastSentSeq: ReadonlyMap<Subscriber, number>;
  /** The current view of a seat or of spectators. */
  snapshot(match: LiveMatch, viewer: Viewer): ViewSnapshot;
  add(subscriber: Subscriber): void;
  markSent(subscriber: Subscriber, seq: number): void;
  /** Notes how long the log is. True: longer than before. */
  markCommitted(seq: number): boolean;
  remove(subscriber: Subscriber): void;
  /** Seats with at least one connection. */
  connectedSeats(): readonly Seat[];
}

/** The view after a row of the viewer's sequence. */
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
  let committedSeq = -1;
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
      const seq = seqFor(committed, viewer);
      if (before?.seq === seq) return before;
      const view = rules.view(committed.state, viewer);
      const change = before && makeChange(before.view, view);
      const snapshot = { seq, view, baseSeq: before?.seq, change };
      snapshots.set(viewer, snapshot);
      return snapshot;
    },
    add: (subscriber) => {
      if (!all.has(subscriber)) count(subscriber, 1);
      all.set(subscriber, 0);
    },
    markCommitted: (seq) => {
      const isLonger = seq > committedSeq;
      committedSeq = Math.max(committedSeq, seq);
      return isLonger;
    },
    markSent: (subscriber, seq) => void all.set(subscriber, seq),
    remove: (subscriber) => {
      if (all.delete(subscriber)) count(subscriber, -1);
    },
    connectedSeats: () => [...connections.keys()],
  };
};
