import type { DatabaseSync } from 'node:sqlite';
import { makeLogRow } from '../rows.ts';
import type { Append, LogRow } from '../store.ts';

export interface Appender {
  /** Appends within the caller's transaction. False: too late; the caller must roll back. */
  append(append: Append): boolean;
  /** To be called after a rollback. */
  clearCache(): void;
}

export const isOneStatement = ({ rows, due, end, pace }: Append): boolean =>
  rows.length === 1 && due === undefined && end === undefined && pace === undefined;

const MAX_REMEMBERED_MATCHES = 10_000;

/** The end of a log: its length, and the key of the last row that has one. */
interface Tail {
  readonly seq: number;
  readonly key: string | null;
}

export const makeSqliteAppender = (db: DatabaseSync): Appender => {
  const insert = db.prepare(
    `insert into log (match_id, seq, at, by, move, key, receipt, takes_back, kind) values (?, ?, ?, ?, ?, ?, ?, ?, ?)
      on conflict do nothing`,
  );
  const lastSeq = db.prepare('select max(seq) as seq from log where match_id = ?');
  const lastKey = db.prepare('select key from log where match_id = ? and key is not null order by seq desc limit 1');
  const due = db.prepare(
    'insert into deadlines (match_id, due_at) values (?, ?) on conflict (match_id) do update set due_at = excluded.due_at',
  );
  const never = db.prepare('delete from deadlines where match_id = ?');
  const end = db.prepare(
    `update matches set ended_at = ?1, outcome = ?2, aborted = ?3,
      settled_at = case when ?2 is null then ?1 else settled_at end where id = ?4 and ended_at is null`,
  );
  const changePace = db.prepare('update matches set start_pace = coalesce(start_pace, pace), pace = ? where id = ?');
  const freeSeats = db.prepare('delete from standins where match_id = ?');
  /** The ends of recent logs, which saves queries. */
  const tails = new Map<string, Tail>();
  const tailOf = (match: string): Tail => {
    const known = tails.get(match);
    if (known !== undefined) return known;
    const tail = { seq: Number(lastSeq.get(match)?.seq ?? 0), key: (lastKey.get(match)?.key ?? null) as string | null };
    tails.set(match, tail);
    return tail;
  };

  /** Inserts a row. False: its number is taken. */
  const write = (match: string, row: LogRow): boolean => {
    const { seq, at, by, move, key, receipt, takes_back, kind } = makeLogRow(row);
    if (insert.run(match, seq, at, by, move, key, receipt, takes_back, kind).changes === 0) return false;
    tails.set(match, { seq, key: key ?? tails.get(match)?.key ?? null });
    return true;
  };

  /** False: somebody else has written this row, or the one before is missing or is another than its writer has seen. */
  const follows = ({ match, rows, after }: Append): boolean => {
    const [first] = rows;
    if (first === undefined) return true;
    const tail = tailOf(match);
    return first.seq === tail.seq + 1 && (after === undefined || after === tail.key);
  };
  const setDue = (match: string, dueAt: number | null): void => {
    if (dueAt === null) never.run(match);
    else due.run(match, dueAt);
  };
  const endMatch = (match: string, { at, outcome, note }: NonNullable<Append['end']>): void => {
    end.run(at, outcome === undefined ? null : JSON.stringify(outcome), note ?? null, match);
  };

  return {
    append: (append) => {
      const { match, rows, due: dueAt, pace, end: ended } = append;
      if (!follows(append) || !rows.every((row) => write(match, row))) return false;
      if (tails.size > MAX_REMEMBERED_MATCHES) tails.clear();
      if (dueAt !== undefined) setDue(match, dueAt);
      if (pace !== undefined) {
        changePace.run(JSON.stringify(pace), match);
        freeSeats.run(match);
      }
      if (ended !== undefined) endMatch(match, ended);
      return true;
    },
    clearCache: () => tails.clear(),
  };
};
