import type { DatabaseSync } from 'node:sqlite';
import type { Append } from '../store.ts';

export const isOneStatement = ({ rows, due, end }: Append): boolean =>
  rows.length === 1 && due === undefined && end === undefined;

/** Writes appends inside a transaction that the caller holds. False: it came too late, and nothing of it is written. */
export const makeAppender = (db: DatabaseSync): ((append: Append) => boolean) => {
  // A row that would leave a gap follows one that could not be written: it is late, too.
  const insert = db.prepare(
    `insert into log (match_id, seq, at, by, move, key, receipt, takes_back) select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
      where ?2 = 1 or exists (select 1 from log where match_id = ?1 and seq = ?2 - 1) on conflict do nothing`,
  );
  const due = db.prepare(
    'insert into deadlines (match_id, due_at) values (?, ?) on conflict (match_id) do update set due_at = excluded.due_at',
  );
  const never = db.prepare('delete from deadlines where match_id = ?');
  const end = db.prepare('update matches set ended_at = ?, outcome = ? where id = ? and ended_at is null');

  return ({ match, rows, due: dueAt, end: ended }) => {
    // Only the first row can come too late: the others follow it.
    for (const { seq, at, by, move, key, receipt, takesBack } of rows) {
      const proof = receipt === undefined ? null : JSON.stringify(receipt);
      const text = JSON.stringify(move);
      const { changes } = insert.run(match, seq, at, String(by), text, key ?? null, proof, takesBack ?? null);
      if (changes === 0) return false;
    }
    if (dueAt === null) never.run(match);
    else if (dueAt !== undefined) due.run(match, dueAt);
    if (ended !== undefined) end.run(ended.at, JSON.stringify(ended.outcome), match);
    return true;
  };
};
