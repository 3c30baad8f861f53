import {
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { BatchWatch } from './batches.ts';
import { storeFile } from './files/data-folder.ts';
import { type BeforeUpgrade, makeStore } from './make-store.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite/engine.ts';
import type { Store } from './store.ts';

/** Location of the store: a SQLite file in the data folder, or a PostgreSQL database if given. */
export interface StoreLocation {
  readonly data: string;
  readonly database?: string;
  /** A SQLite file that need not survive a crash of the machine is written without fsyncs: for tests. */
  readonly isDurable?: boolean;
}

export const openStore = async (
  place: StoreLocation,
  watch: BatchWatch,
  beforeUpgrade: BeforeUpgrade = async () => {},
): Promise<Store> => {
  const { engine, build } = await openEngine(place, watch);
  return makeStore(engine, build, beforeUpgrade).catch(async (error) => {
    await engine.close();
    throw error;
  });
};

/** An engine, and the query builder for its SQL dialect. The client of PostgreSQL is loaded only where it is used. */
export const openEngine = async ({ data, database, isDurable = true }: StoreLocation, watch: BatchWatch) => {
  if (database === undefined)
    return { engine: openSqlite({ file: storeFile(data), isDurable }, watch), build: SQLITE_QUERIES };
  const { openPostgres } = await import('./postgres/engine.ts');
  return { engine: openPostgres(database, watch), build: POSTGRES_QUERIES };
};

/** Dialects that only build queries; the engines run them. */
const SQLITE: Dialect = {
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
};
const POSTGRES: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/** Query builders of the two dialects. */
export const SQLITE_QUERIES = new Kysely<Schema>({ dialect: SQLITE });
export const POSTGRES_QUERIES = new Kysely<Schema>({ dialect: POSTGRES });
