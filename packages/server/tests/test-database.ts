import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openStore, type StoreLocation } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

/** Database location for a test server, on the engine under test. */
export interface TestDatabase extends StoreLocation {
  readonly redis?: string;
  /** Runs a statement directly; parameters are question marks. */
  ask(sql: string, ...values: readonly string[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  clear(): Promise<void>;
}

/** Whether these tests run on PostgreSQL and Redis. */
export const isShared = process.env.SESAME_TEST_ENGINE === 'postgres';

export const makeTestDatabase = async (): Promise<TestDatabase> => {
  const data = mkdtempSync(join(tmpdir(), 'sesame-test-'));
  return isShared ? makePostgresDatabase(data) : makeFolder(data);
};

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

const makeFolder = (data: string): TestDatabase => ({
  data,
  ask: async (sql, ...values) => {
    using db = new DatabaseSync(join(data, 'sesame.db'));
    db.exec('pragma busy_timeout = 5000');
    return db
      .prepare(sql)
      .all(...(values as SQLInputValue[]))
      .map((row) => ({ ...row }));
  },
  clear: async () => rmSync(data, { recursive: true }),
});

const makePostgresDatabase = async (data: string): Promise<TestDatabase> => {
  const name = `sesame_${randomBytes(6).toString('hex')}`;
  const server = inject('postgres');
  await askOf(server, `create database ${name}`);
  const database = new URL(server);
  database.pathname = `/${name}`;
  return {
    data,
    database: database.href,
    redis: inject('redis'),
    ask: (sql, ...values) => {
      let count = 0;
      const numbered = sql.replaceAll('?', () => `$${++count}`);
      return askOf(database.href, numbered, values);
    },
    clear: async () => {
      rmSync(data, { recursive: true });
      await askOf(server, `drop database ${name} with (force)`);
    },
  };
};

export const askOf = async (server: string, text: string, values: readonly string[] = []) => {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query({ text, values: [...values] })).rows;
  } finally {
    await client.end();
  }
};
