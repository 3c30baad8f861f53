import { createHash } from 'node:crypto';
import type { Refusal, Seat } from '@sesame/kernel';

/** A move sent by a player, identified by its idempotency key. */
export interface LedgerEntry {
  readonly match: string;
  readonly seat: Seat;
  readonly key: string;
  /** Null for a take-back. */
  readonly move: unknown;
  /** Greater than 1 if the connection was lost before the answer and the client resent it. */
  timesSent: number;
  answer?: Answer;
}

/** Acknowledged, with its global sequence number; or refused. */
type Answer =
  | { readonly kind: 'acknowledged'; readonly sequence: number }
  | { readonly kind: 'refused'; refusal: Refusal };

/** Digests of the views that a seat received, by the sequence number of the log row. */
export interface SeenViews {
  readonly views: Map<number, string>;
  lastSeq: number;
}

/** What the players sent and received, recorded outside the server to compare with its log. */
export interface Ledger {
  readonly entries: ReadonlyMap<string, LedgerEntry>;
  readonly seen: ReadonlyMap<string, ReadonlyMap<Seat, SeenViews>>;
  /** Two different views of the same seat at the same row. */
  readonly violations: readonly string[];
  recordSent(entry: Omit<LedgerEntry, 'timesSent' | 'answer'>): void;
  recordAnswer(key: string, refusal: Refusal | undefined): void;
  recordView(match: string, seat: Seat, shown: { readonly seq: number; readonly view: unknown }): void;
  acknowledgedCount(): number;
}

export const makeLedger = (): Ledger => {
  const entries = new Map<string, LedgerEntry>();
  const seen = new Map<string, Map<Seat, SeenViews>>();
  const violations: string[] = [];
  let acknowledged = 0;
  return {
    entries,
    seen,
    violations,
    recordSent: (sent) => {
      const entry = entries.get(sent.key) ?? { ...sent, timesSent: 0 };
      entry.timesSent += 1;
      entries.set(sent.key, entry);
    },
    recordAnswer: (key, refusal) => {
      const entry = entries.get(key);
      if (entry === undefined) return;
      if (refusal === undefined) acknowledged += 1;
      entry.answer =
        refusal === undefined ? { kind: 'acknowledged', sequence: acknowledged } : { kind: 'refused', refusal };
    },
    recordView: (match, seat, { seq, view }) => {
      const seats = seen.get(match) ?? new Map<Seat, SeenViews>();
      seen.set(match, seats);
      const known = seats.get(seat) ?? { views: new Map<number, string>(), lastSeq: 0 };
      seats.set(seat, known);
      const digest = digestOf(view);
      const before = known.views.get(seq);
      if (before !== undefined && before !== digest)
        violations.push(`${match}: two different views of seat ${seat} at row ${seq}`);
      known.views.set(seq, digest);
      known.lastSeq = seq;
    },
    acknowledgedCount: () => acknowledged,
  };
};

/** Digest of a view, independent of the order of its keys. */
export const digestOf = (view: unknown): string =>
  createHash('sha256').update(JSON.stringify(view, sortKeys)).digest('base64url');

const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
