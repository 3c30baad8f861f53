import type { Actor, Input } from '@sesame/kernel';
import type { ClaimReceipt } from '@sesame/protocol';

/** A row of the log of a match: an input, or the undoing of one. */
export interface Row extends Input<unknown> {
  readonly seq: number;
  /** Idempotency key of the sender: the same key is not played twice. */
  readonly key?: string;
  /** How a race claim was timed and placed. */
  readonly receipt?: ClaimReceipt;
  /** Sequence number of the input that this row undoes. An undo row is no input; its move is null. */
  readonly takesBack?: number;
}

/** The inputs in effect: without undone inputs and undo rows. */
export const effectiveRows = <One extends Row>(rows: readonly One[]): readonly One[] => {
  const gone = new Set(rows.flatMap(({ seq, takesBack }) => (takesBack === undefined ? [] : [seq, takesBack])));
  return gone.size === 0 ? rows : rows.filter(({ seq }) => !gone.has(seq));
};

/** Key prefix of bot moves. Clients can't use it, as their keys have no spaces. */
export const BOT_KEY_PREFIX = 'bot ';

/** Keys are scoped to their sender, so one player can't use up another's. */
export const scopedKey = (by: Actor, key: string): string => `${by} ${key}`;
