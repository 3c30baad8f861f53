import type { CompiledQuery } from 'kysely';
import type { Append } from './store.ts';

/** A statement of a transaction. With `must`, the transaction is rolled back if it changes no row. */
export interface Change {
  readonly query: CompiledQuery;
  readonly must?: true;
}

/** Database engine, SQLite or PostgreSQL. Queries are built by Kysely, so both run the same repositories. */
export interface Engine {
  /** Whether other processes may use the same database. */
  readonly isShared: boolean;
  /** Statements that make a transaction exclusive (an advisory lock in PostgreSQL). */
  readonly exclusiveLock: readonly Change[];
  rows<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]>;
  /** Runs a durable transaction. False: it was rolled back by a `must` statement. */
  change(changes: readonly Change[]): Promise<boolean>;
  /** The hot path: see `Store.log.append`. */
  append(append: Append): Promise<boolean>;
  close(): Promise<void>;
}
