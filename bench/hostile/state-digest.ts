import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Stage } from './fixture.ts';

/** Columns that change by themselves: when the house was last alive, and when somebody was last here. */
const PASSING: Readonly<Record<string, string>> = { sessions: 'seen_at', tokens: 'used_at', house: 'value' };

/** What the house holds: a hash of the rows of every table, and of what matches are in memory. */
export const readBooks = async (stage: Stage): Promise<Readonly<Record<string, string>>> => {
  using db = new DatabaseSync(join(stage.data, 'sesame.db'), { readOnly: true });
  const names = db.prepare("select name from sqlite_master where type = 'table' order by name").all();
  const books: Record<string, string> = {};
  for (const { name } of names) {
    const table = String(name);
    const rows = db
      .prepare(`select * from "${table}"`)
      .all()
      .map((row) => JSON.stringify({ ...row, [PASSING[table] ?? '']: null }));
    books[table] = `${rows.length} ${hash(rows.toSorted().join('\n'))}`;
  }
  for (const id of stage.matches) {
    const match = await stage.services.matches.find(id);
    books[`match ${match?.stored.game}`] = hash(JSON.stringify([match?.head.seq, match?.head.state, match?.keys.size]));
  }
  return books;
};

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
