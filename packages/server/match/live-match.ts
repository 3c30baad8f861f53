import type { AnyRules, Outcome, Seat } from '@sesame/kernel';
import { isOver as isOverAt, type Position } from '@sesame/match';
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
}

/** Whether the match has ended, by its rules or outside of them. */
export const isOver = ({ committed }: Pick<LiveMatch, 'committed'>): boolean => isOverAt(committed);

/** The outcome, also of a match that was forfeited outside its rules. */
export const outcomeOf = ({ committed }: Pick<LiveMatch, 'committed'>): Outcome | undefined =>
  committed.outcome ?? committed.end?.outcome;
