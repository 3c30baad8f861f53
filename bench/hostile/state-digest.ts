import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Fixture } from './fixture.ts';

/** Columns that change by themselves: the server's heartbeat and when a session or token was last used. */
const VOLATILE_COLUMNS: Readonly<Record<string, string>> = { sessions: 'seen_at', tokens: 'used_at', house: 'value' };

/** Hashes of every database table and of every match in memory. */
export const digestState = async (fixture: Fixture): Promise<Readonly<Record<string, string>>> => {
  using db = new DatabaseSync(join(fixture.data, 'sesame.db'), { readOnly: true });
  const names = db.prepare("select name from sqlite_master where type = 'table' order by name").all();
  const digests: Record<string, string> = {};
  for (const { name } of names) {
    const table = String(name);
    const rows = db
      .prepare(`select * from "${table}"`)
      .all()
      .map((row) => JSON.stringify({ ...row, [VOLATILE_COLUMNS[table] ?? '']: null }));
    digests[table] = `${rows.length} ${hash(rows.toSorted().join('\n'))}`;
  }
  for (const id of fixture.matches) {
    const match = await fixture.services.matches.find(id);
    digests[`match ${match?.stored.game}`] = hash(
      JSON.stringify([match?.head.seq, match?.head.state, match?.keys.size]),
    );
  }
  return digests;
};

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
