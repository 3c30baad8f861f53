import type { DatabaseSync } from 'node:sqlite';
import type { Append } from '../store.ts';

/** Writes appends inside a transaction that the caller holds. Answers those that came too late. */
export const makeAppender = (db: DatabaseSync) => {
  const insert = db.prepare(
    'insert into log (match_id, seq, at, by, move, key) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
  );
  const due = db.prepare(
    'insert into deadlines (match_id, due_at) values (?, ?) on conflict (match_id) do update set due_at = excluded.due_at',
  );
  const never = db.prepare('delete from deadlines where match_id = ?');
  const end = db.prepare('update matches set ended_at = ?, outcome = ? where id = ?');

  /** Only the first row can meet another's: a sequence has no gaps. */
  const write = ({ match, rows, due: dueAt, end: ended }: Append): boolean => {
    for (const { seq, at, by, move, key } of rows) {
      const { changes } = insert.run(match, seq, at, String(by), JSON.stringify(move), key ?? null);
      if (changes === 0) return false;
    }
    if (dueAt === null) never.run(match);
    else if (dueAt !== undefined) due.run(match, dueAt);
    if (ended !== undefined) end.run(ended.at, JSON.stringify(ended.outcome), match);
    return true;
  };

  return (appends: readonly Append[]): readonly Append[] => appends.filter((append) => !write(append));
};
