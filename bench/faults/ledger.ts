import { createHash } from 'node:crypto';
import type { Refusal, Seat } from '@sesame/kernel';

/** What somebody asked of the house, by the key that they gave it. */
export interface Entry {
  readonly match: string;
  readonly seat: Seat;
  readonly key: string;
  /** Null: their last move back. */
  readonly move: unknown;
  /** How often it was sent: again, when the connection was lost before the answer. */
  times: number;
  answer?: Answer;
}

/** Acknowledged, as the so manieth of all; or refused. */
type Answer =
  | { readonly kind: 'acknowledged'; readonly number: number }
  | { readonly kind: 'refused'; refusal: Refusal };

/** All that people were shown of a match in one seat: digests of views by the row of the log that they followed. */
export interface Seen {
  readonly views: Map<number, string>;
  last: number;
}

/** What the crowd knows, kept outside the house, to hold against its log. */
export interface Ledger {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly seen: ReadonlyMap<string, ReadonlyMap<Seat, Seen>>;
  /** What the house was asked that it must have shown in one way only. */
  readonly complaints: readonly string[];
  sent(entry: Omit<Entry, 'times' | 'answer'>): void;
  answered(key: string, refusal: Refusal | undefined): void;
  saw(match: string, seat: Seat, shown: { readonly seq: number; readonly view: unknown }): void;
  acknowledged(): number;
}

export const makeLedger = (): Ledger => {
  const entries = new Map<string, Entry>();
  const seen = new Map<string, Map<Seat, Seen>>();
  const complaints: string[] = [];
  let acknowledged = 0;
  return {
    entries,
    seen,
    complaints,
    sent: (sent) => {
      const entry = entries.get(sent.key) ?? { ...sent, times: 0 };
      entry.times += 1;
      entries.set(sent.key, entry);
    },
    answered: (key, refusal) => {
      const entry = entries.get(key);
      if (entry === undefined) return;
      if (refusal === undefined) acknowledged += 1;
      entry.answer =
        refusal === undefined ? { kind: 'acknowledged', number: acknowledged } : { kind: 'refused', refusal };
    },
    saw: (match, seat, { seq, view }) => {
      const seats = seen.get(match) ?? new Map<Seat, Seen>();
      seen.set(match, seats);
      const known = seats.get(seat) ?? { views: new Map<number, string>(), last: 0 };
      seats.set(seat, known);
      const digest = digestOf(view);
      const before = known.views.get(seq);
      if (before !== undefined && before !== digest) complaints.push(`${match}: two views of seat ${seat} at ${seq}`);
      known.views.set(seq, digest);
      known.last = seq;
    },
    acknowledged: () => acknowledged,
  };
};

/** Of what it says, in whatever order. */
export const digestOf = (view: unknown): string =>
  createHash('sha256').update(JSON.stringify(view, inOrder)).digest('base64url');

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
