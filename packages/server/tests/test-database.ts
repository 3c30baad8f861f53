import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Client } from 'pg';
import { inject } from 'vitest';
import { storeFile } from '../store/files/data-folder.ts';
import { openStore, type StoreLocation } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { hasRedis } from '../testing/services/index.ts';

/** Database location for a test server, on the engine under test. */
export interface TestDatabase extends StoreLocation {
  readonly redis?: string;
  /** Runs a statement directly; parameters are question marks. */
  ask(sql: string, ...values: readonly string[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  clear(): Promise<void>;
}

/** Whether these tests run on PostgreSQL. */
export const isPostgres = process.env.SESAME_TEST_ENGINE === 'postgres';
/** Whether there is a Redis as well, so that several processes can share the work. */
export const isShared = isPostgres && hasRedis();

declare module 'vitest' {
  interface ProvidedContext {
    /** A SQLite file with all tables and no rows. */
    sqliteTemplate: string;
    /** PostgreSQL, and the name of a database with all tables and no rows. */
    postgres: string;
    postgresTemplate: string;
    /** Empty if the machine has none. */
    redis: string;
  }
}

/** A database with all tables, copied from one that was migrated once: migrations take longer than most tests. */
export const makeTestDatabase = (): Promise<TestDatabase> =>
  isPostgres ? makePostgresDatabase(inject('postgresTemplate')) : makeFolder(inject('sqliteTemplate'));

/** A database without tables, for tests of migrations. */
export const makeEmptyDatabase = (): Promise<TestDatabase> =>
  isPostgres ? makePostgresDatabase('template1') : makeFolder(undefined);

/** An empty store of its own, for tests without a server. */
export const openTestStore = async (): Promise<{ readonly store: Store; clear(): Promise<void> }> => {
  const place = await makeTestDatabase();
  const store = await openStore(place, { committed: () => {}, failed: () => {} });
  return {
    store,
    clear: async () => {
      await store.close();
      await place.clear();
    },
  };
};

const makeDataFolder = () => mkdtempSync(join(tmpdir(), 'sesame-test-'));

const makeFolder = async (template: string | undefined): Promise<TestDatabase> => {
  const data = makeDataFolder();
  if (template !== undefined) copyFileSync(template, storeFile(data));
  return {
    data,
    isDurable: false,
    ask: async (sql, ...values) => {
      using db = new DatabaseSync(storeFile(data));
      db.exec('pragma busy_timeout = 5000; pragma synchronous = off');
      return db
        .prepare(sql)
        .all(...(values as SQLInputValue[]))
        .map((row) => ({ ...row }));
    },
    clear: async () => rmSync(data, { recursive: true }),
  };
};

/** Databases of earlier tests, with all tables and no rows: to clone one takes longer than most tests. */
const emptied: string[] = [];
const EMPTY = `
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  do $$ declare t text; begin
    for t in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' loop
      execute format('delete from %I', t);
    end loop;
  end $$`;

const makePostgresDatabase = async (template: string): Promise<TestDatabase> => {
  const data = makeDataFolder();
  // Also a new name, so that nothing in Redis is that of another test.
  const name = `sesame_${randomBytes(6).toString('hex')}`;
  const server = inject('postgres');
  const isMigrated = template === inject('postgresTemplate');
  const clone = () => askOf(server, `create database ${name} template ${template}`);
  const earlier = isMigrated ? emptied.pop() : undefined;
  if (earlier === undefined) await clone();
  else await askOf(server, `alter database ${earlier} rename to ${name}`).catch(clone);
  const database = new URL(server);
  database.pathname = `/${name}`;
  return {
    data,
    database: database.href,
    ...(isShared && { redis: inject('redis') }),
    ask: (sql, ...values) => {
      let count = 0;
      const numbered = sql.replaceAll('?', () => `$${++count}`);
      return askOf(database.href, numbered, values);
    },
    clear: async () => {
      rmSync(data, { recursive: true });
      if (!isMigrated) return;
      await askOf(database.href, EMPTY);
      emptied.push(name);
    },
  };
};

export const askOf = async (server: string, text: string, values: readonly string[] = []) => {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    // Without values it may be several statements.
    return (await client.query(values.length === 0 ? text : { text, values: [...values] })).rows;
  } finally {
    await client.end();
  }
};
