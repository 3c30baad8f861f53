import { join } from 'node:path';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { BatchWatch } from './batches.ts';
import { makeStore } from './make-store.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite/engine.ts';
import type { Store } from './store.ts';

/** The store of the house: a SQLite file in the data folder. */
export const openStore = (data: string, watch: BatchWatch): Promise<Store> =>
  makeStore(openSqlite(join(data, 'sesame.db'), watch), sqliteQueries());

/** Builds queries, runs none: the engine does. */
const sqliteQueries = (): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
