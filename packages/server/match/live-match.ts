import type { AnyRules, Outcome, Seat } from '@sesame/kernel';
import type { Position } from '@sesame/match';
import type { StoredMatch } from '../store/store.ts';

/** A match in memory: a cache of its log that can be dropped at any time and rebuilt. */
export interface LiveMatch {
  /** The stored match as last read; its amendments may change. */
  stored: StoredMatch;
  readonly rules: AnyRules;
  /** Position after every accepted input, on disk or still being written. */
  head: Position;
  /** Position after every input that is on disk. Only this is shown to clients. */
  committed: Position;
  /** The last write, until its result is known. */
  writing: Promise<void> | undefined;
  /** Another process wrote rows while a write of ours was pending. */
  isBehind: boolean;
  /** The bot workers here are busy, so any process with idle workers may play the bots. */
  leavesBotsToPeers: boolean;
  /** Whether the store has a deadline for this match. */
  hasDeadline: boolean;
  usedAt: number;
  /** When all screens should show the current race, by `performance.now()`. See `race/`. */
  revealAt: number;
  /** The process that arbitrates the race, if not this one. */
  arbiterProcess: string | undefined;
  readonly revealedTo: Map<Seat, { readonly shown: number; readonly at: number }>;
  /** Set when the match was ended outside its rules: no more input; the log stays as played. */
  aborted: Abort | undefined;
}

/** The end of a match by the server admin or, against bots, by the player. */
export interface Abort {
  readonly at: number;
  /** The admin's note. */
  readonly note: string;
  /** The outcome of a match that was forfeited. */
  readonly outcome?: Outcome;
}

/** Whether the match has ended, by its outcome or by an abort. */
export const isOver = ({ committed, aborted }: Pick<LiveMatch, 'committed' | 'aborted'>): boolean =>
  committed.outcome !== undefined || aborted !== undefined;
