import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Fixture } from './fixture.ts';

/** Columns that change by themselves: the server's heartbeat and when a session or token was last used. */
const VOLATILE_COLUMNS: Readonly<Record<string, string>> = { sessions: 'seen_at', tokens: 'used_at', house: 'value' };
/** Written when the server credits an outage to all clocks, which it also does after a stall of the machine. */
const CREDITED_KEY = 'credited_at';
/** Points in time that move on together when an outage is credited. They are compared relative to each other. */
const SHIFTED_COLUMNS: Readonly<Record<string, string>> = { matches: 'epoch', deadlines: 'due_at' };

/** Hashes of every database table and of every match in memory. */
export const digestState = async (fixture: Fixture): Promise<Readonly<Record<string, string>>> => {
  using db = new DatabaseSync(join(fixture.data, 'sesame.db'), { readOnly: true });
  const names = db.prepare("select name from sqlite_master where type = 'table' order by name").all();
  const firstEpoch = Number(db.prepare('select min(epoch) as epoch from matches').get()?.epoch);
  const digests: Record<string, string> = {};
  for (const { name } of names) {
    const table = String(name);
    const shifted = SHIFTED_COLUMNS[table] ?? '';
    const rows = db
      .prepare(`select * from "${table}"`)
      .all()
      .filter((row) => table !== 'house' || row.key !== CREDITED_KEY)
      .map((row) => ({ ...row, [VOLATILE_COLUMNS[table] ?? '']: null, [shifted]: Number(row[shifted]) - firstEpoch }))
      .map((row) => JSON.stringify(row));
    digests[table] = `${rows.length} ${hash(rows.toSorted().join('\n'))}`;
  }
  for (const id of fixture.matches) {
    const match = await fixture.services.matches.find(id);
    digests[`match ${match?.stored.game}`] = hash(
      JSON.stringify([match?.head.seq, match?.head.state, match?.head.keys.size]),
    );
  }
  return digests;
};

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
