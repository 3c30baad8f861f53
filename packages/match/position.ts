import type { Actor, AnyRules, Awaits, Decisions, Outcome, Seat, Told, Viewer } from '@sesame/kernel';
import type { ClaimReceipt, TimeControl } from '@sesame/protocol';
import type { Clock } from './clock/clock.ts';
import type { HiddenRows } from './hidden-rows.ts';
import type { KnownKeys } from './known-keys.ts';
import type { UndoWindow } from './undo-window.ts';

/** What a match begins with, apart from its rules and its time control. */
export interface MatchStart {
  readonly id: string;
  readonly game: string;
  /** The version of the rules. */
  readonly rules: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly seats: readonly SeatStart[];
  readonly secret: string;
  readonly contributions: readonly string[];
}

export interface SeatStart {
  /** The built-in bot that has the seat from the beginning. */
  readonly bot?: string;
  /** A bot of a player. */
  readonly isBot?: boolean;
}

/** A proposed time control, and the seats that agree. */
export interface TimeControlOffer {
  readonly seat: Seat;
  readonly pace: TimeControl;
  readonly agreed: readonly Seat[];
}

/** The end of a match outside its rules. */
export interface EarlyEnd {
  /** Match time. */
  readonly at: number;
  readonly note: string;
  readonly outcome?: Outcome;
}

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

/** What an undo restores. */
export interface Moment {
  /** Length of the log. */
  readonly seq: number;
  /** Number of inputs that were not undone. */
  readonly plies: number;
  /** Row of the last undo. A client that has only seen earlier rows needs all events again. */
  readonly lastUndoSeq: number;
  /** Events of all inputs. Later positions share it, so it may be longer than `plies`. */
  readonly eventLog: readonly EventEntry[];
  /** Match time of the last input. */
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
  /** Number of chance moves. */
  readonly deals: number;
}

/** A position of a match: all that its log says. Immutable; `fold` makes the next one. */
export interface Position extends Moment {
  readonly start: MatchStart;
  readonly rules: AnyRules;
  readonly undoable: UndoWindow<Moment>;
  readonly keys: KnownKeys;
  readonly offer?: TimeControlOffer;
  /** The last change of the time control, in the sequence of each viewer; see `timeControlSeqFor`. */
  readonly pacedAt?: readonly number[];
  readonly end?: EarlyEnd;
}

/** What an undo of the next input would restore. */
export const momentOf = (position: Position): Moment => {
  const { seq, plies, lastUndoSeq, eventLog, at, state, awaits, outcome } = position;
  const { pace, clock, othersClock, decisions, hidden, unattended, deals } = position;
  const clocks = { pace, clock, othersClock };
  return {
    seq,
    plies,
    lastUndoSeq,
    eventLog,
    at,
    state,
    awaits,
    outcome,
    ...clocks,
    decisions,
    hidden,
    unattended,
    deals,
  };
};
