import type { Actor, Input, Outcome, Seat } from '@sesame/kernel';
import type { ClaimReceipt, TimeControl } from '@sesame/protocol';

interface Common {
  readonly seq: number;
  /** Match time. */
  readonly at: number;
  /** Idempotency key of the sender: the same key is not played twice. Every row that does not follow from another has one. */
  readonly key?: string;
}

/** A move, a deal or a timeout. */
export interface InputRow extends Common, Input<unknown> {
  readonly kind?: undefined;
  /** How a race claim was timed and placed. */
  readonly receipt?: ClaimReceipt;
}

/** Takes back an input of the seat. */
export interface UndoRow extends Common {
  readonly kind: 'undo';
  readonly by: Seat;
  /** The row of the input. */
  readonly undoes: number;
}

/** What is arranged about a match beside its rules. It changes nothing that a board shows. */
export type ArrangementRow = OfferRow | AgreeRow | WithdrawRow | EndRow;

/** Proposes another time control. It applies as soon as all people agree. */
export interface OfferRow extends Common {
  readonly kind: 'offer';
  readonly by: Seat;
  readonly timeControl: TimeControl;
  /** Seats that agreed at once, in rows that were made of older tables. */
  readonly agreed?: readonly Seat[];
}

export interface AgreeRow extends Common {
  readonly kind: 'agree';
  readonly by: Seat;
  /** What is agreed to: the proposal may just have been replaced. */
  readonly timeControl: TimeControl;
}

/** Declines the proposal, or takes back one's own. */
export interface WithdrawRow extends Common {
  readonly kind: 'withdraw';
  readonly by: Seat;
}

/** Ends the match outside its rules. */
export interface EndRow extends Common {
  readonly kind: 'end';
  /** The admin's note. */
  readonly note: string;
  /** Without one, the match has no result. */
  readonly outcome?: Outcome;
}

/** A row of the log of a match. Rows without a kind are inputs: most are. */
export type Row = InputRow | UndoRow | ArrangementRow;

export const isInput = (row: Row): row is InputRow => row.kind === undefined;

/** The inputs in effect: without those that were undone. */
export const effectiveInputs = (rows: readonly Row[]): readonly InputRow[] => {
  const undone = new Set(rows.flatMap((row) => (row.kind === 'undo' ? [row.undoes] : [])));
  return rows.filter((row): row is InputRow => isInput(row) && !undone.has(row.seq));
};

/** Key prefix of bot moves. Clients can't use it, as their keys have no spaces. */
export const BOT_KEY_PREFIX = 'bot ';

/** Who sent a row; undefined for what the server decides. */
export const senderOf = (row: Row): Actor | undefined => (row.kind === 'end' ? undefined : row.by);

/** Keys are scoped to their sender, so one player can't use up another's. */
export const scopedKey = (by: Actor, key: string): string => `${by} ${key}`;
