import type { DatabaseSync } from 'node:sqlite';
import type { Append, LogRow } from '../store.ts';

export interface Appender {
  /** Appends within the caller's transaction. False: too late; the caller must roll back. */
  append(append: Append): boolean;
  /** To be called after a rollback. */
  clearCache(): void;
}

export const isOneStatement = ({ rows, due, end }: Append): boolean =>
  rows.length === 1 && due === undefined && end === undefined;

const MAX_REMEMBERED_MATCHES = 10_000;

export const makeSqliteAppender = (db: DatabaseSync): Appender => {
  const insert = db.prepare(
    `insert into log (match_id, seq, at, by, move, key, receipt, takes_back) values (?, ?, ?, ?, ?, ?, ?, ?)
      on conflict do nothing`,
  );
  const find = db.prepare('select 1 from log where match_id = ? and seq = ?');
  const due = db.prepare(
    'insert into deadlines (match_id, due_at) values (?, ?) on conflict (match_id) do update set due_at = excluded.due_at',
  );
  const never = db.prepare('delete from deadlines where match_id = ?');
  const end = db.prepare('update matches set ended_at = ?, outcome = ? where id = ? and ended_at is null');
  /** Log lengths of recent matches, which saves a query per append. */
  const lengths = new Map<string, number>();
  const has = (match: string, seq: number) => lengths.get(match) === seq || find.get(match, seq) !== undefined;

  /** Inserts a row. False: the sequence number is taken, which only happens for the first row. */
  const write = (match: string, { seq, at, by, move, key, receipt, takesBack }: LogRow): boolean => {
    const proof = receipt === undefined ? null : JSON.stringify(receipt);
    const text = JSON.stringify(move);
    const { changes } = insert.run(match, seq, at, String(by), text, key ?? null, proof, takesBack ?? null);
    if (changes === 0) return false;
    lengths.set(match, seq);
    return true;
  };

  return {
    append: ({ match, rows, due: dueAt, end: ended }) => {
      const first = rows[0]?.seq ?? 1;
      // A gap means that the row before could not be written, so this one is late, too.
      if (first > 1 && !has(match, first - 1)) return false;
      if (!rows.every((row) => write(match, row))) return false;
      if (lengths.size > MAX_REMEMBERED_MATCHES) lengths.clear();
      if (dueAt === null) never.run(match);
      else if (dueAt !== undefined) due.run(match, dueAt);
      if (ended !== undefined) end.run(ended.at, JSON.stringify(ended.outcome), match);
      return true;
    },
    clearCache: () => lengths.clear(),
  };
};
