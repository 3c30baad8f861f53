import type { Actor, AnyRules, Awaits, Decisions, Outcome, Seat, Told, Viewer } from '@sesame/kernel';
import type { ClaimReceipt, TimeControl } from '@sesame/protocol';
import type { StoredMatch } from '../store/store.ts';
import type { Clock } from './clock/clock.ts';
import type { HiddenRows } from './hidden-rows.ts';
import type { UndoWindow } from './undo-window.ts';

/** The events of one input, kept to resend to a client that reconnects. */
export interface EventEntry {
  readonly seq: number;
  readonly ply: number;
  readonly at: number;
  readonly by: Actor;
  readonly events: readonly Told<unknown>[];
  readonly receipt?: ClaimReceipt;
  /** Played by a substitute bot for a disconnected player. */
  readonly bot?: true;
  /** Viewers for whom nothing has changed. */
  readonly hiddenFrom?: readonly Viewer[];
}

/** A position of a running match. */
export interface Position {
  /** Length of the log: inputs and undo rows. */
  readonly seq: number;
  /** Number of inputs that were not undone. */
  readonly plies: number;
  /** Row of the last undo. A client that has only seen earlier rows needs all events again. */
  readonly lastUndoSeq: number;
  /** Events of all inputs. Shared with later positions, so it may be longer than `plies`. */
  readonly eventLog: EventEntry[];
  readonly at: number;
  readonly state: unknown;
  readonly awaits: Awaits<unknown>;
  readonly outcome: Outcome | undefined;
  readonly pace: TimeControl;
  readonly clock: Clock;
  /** The clocks as others see them. Where everybody races apart, they don't stop when a seat starts its race. */
  readonly othersClock: Clock;
  readonly decisions: Decisions;
  readonly hidden: HiddenRows;
  /** Number of inputs since the last one of a seat. */
  readonly unattended: number;
}

/** A match in memory: a cache of its log that can be dropped at any time and rebuilt. */
export interface LiveMatch {
  /** The stored match as last read; its amendments may change. */
  stored: StoredMatch;
  readonly rules: AnyRules;
  /** Position after every accepted input, on disk or still being written. */
  head: Position;
  /** Position after every input that is on disk. Only this is shown to clients. */
  committed: Position;
  readonly undoWindow: UndoWindow<Position>;
  /** Row of each client key, to recognise a move that is sent again. */
  readonly keys: Map<string, number>;
  /** Number of keys of each seat: moves and undos that its player has sent. */
  readonly sentBy: Map<Actor, number>;
  /** Number of chance moves so far. */
  dealCount: number;
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
