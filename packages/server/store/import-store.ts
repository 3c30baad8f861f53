import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { explainStartError } from '../lib/explain-error.ts';
import { claimDataFolder, storeFile } from './files/data-folder.ts';
import { openStore } from './open-store.ts';

export interface ImportedTable {
  readonly table: string;
  readonly rows: number;
}

export interface ImportRequest {
  /** Data folder of a server that is not running. */
  readonly data: string;
  /** The PostgreSQL database, which must be empty. */
  readonly database: string;
  /** Called after every table. */
  readonly done?: (imported: ImportedTable) => void;
}

const BATCH_ROWS = 1_000;
/** Written by the migrations themselves, so not copied. */
const MIGRATIONS_TABLE = 'migrations';

/** Copies a SQLite file into PostgreSQL, in one transaction. The file is not changed. */
export const importStore = async ({ data, database, done }: ImportRequest): Promise<void> => {
  const claimed = claimDataFolder(data);
  try {
    await copyAll({ data, database, ...(done !== undefined && { done }) });
  } catch (error) {
    throw explainStartError(error, { data, database, port: 0, host: '' });
  } finally {
    claimed.release();
  }
};

const copyAll = async ({ data, database, done }: ImportRequest): Promise<void> => {
  const from = new DatabaseSync(storeFile(data), { readOnly: true });
  const store = await openStore({ data: '', database }, { committed: () => {}, failed: () => {} });
  await store.close();
  const into = new Client({ connectionString: database });
  await into.connect();
  try {
    await assertSameVersion(from, into);
    await into.query('begin');
    for (const table of tablesOf(from)) {
      await assertEmpty(into, table);
      const rows = await copyTable(from, into, table);
      done?.({ table, rows });
    }
    await into.query('commit');
  } finally {
    await into.end();
    from.close();
  }
};

const tablesOf = (from: DatabaseSync): readonly string[] =>
  from
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name !== MIGRATIONS_TABLE);

/** A file of an older version must be migrated first, by opening it with this version. */
const assertSameVersion = async (from: DatabaseSync, into: Client): Promise<void> => {
  const steps = Number(from.prepare(`select count(*) as steps from ${MIGRATIONS_TABLE}`).get()?.steps);
  const { rows } = await into.query<{ steps: string }>(`select count(*) as steps from ${MIGRATIONS_TABLE}`);
  if (steps !== Number(rows[0]?.steps)) {
    throw new Error('The file is of another version. Run `sesame serve` on it once, stop it, and try again.');
  }
};

const assertEmpty = async (into: Client, table: string): Promise<void> => {
  const { rows } = await into.query(`select 1 from ${table} limit 1`);
  if (rows.length > 0) throw new Error(`The database is not empty: table ${table} has rows.`);
};

const copyTable = async (from: DatabaseSync, into: Client, table: string): Promise<number> => {
  let rows: unknown[] = [];
  let copied = 0;
  const flush = async () => {
    // json_populate_recordset converts each value to its column's type.
    const insert = `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`;
    if (rows.length > 0) await into.query(insert, [JSON.stringify(rows)]);
    copied += rows.length;
    rows = [];
  };
  for (const row of from.prepare(`select * from ${table}`).iterate()) {
    rows.push(row);
    if (rows.length >= BATCH_ROWS) await flush();
  }
  await flush();
  return copied;
};
