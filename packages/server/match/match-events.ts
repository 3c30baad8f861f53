import type { Event } from '../lib/event.ts';
import type { Subscriber } from './broadcaster.ts';
import type { LiveMatch } from './live-match.ts';

/** Match events, emitted once the change is on disk. */
export interface MatchEvents {
  /** A match began or moved on, in this process or, while it is cached here, in another. */
  readonly match: Event<LiveMatch>;
  /** This process has written inputs of a match. */
  readonly played: Event<LiveMatch>;
  /** The clocks of a match were stopped, started or set anew: by a pause, a vacation or another time control. */
  readonly amended: Event<LiveMatch>;
  /** A match is over. May be emitted again after a restart. */
  readonly ended: Event<LiveMatch>;
  /** A subscriber came; without `watcher` one left, or either happened in another process. */
  readonly watched: Event<{ readonly match: string; readonly watcher?: Subscriber }>;
}
