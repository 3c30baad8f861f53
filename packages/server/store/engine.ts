import type { CompiledQuery } from 'kysely';
import type { Append } from './store.ts';

/** A statement of a transaction. With `must`, a statement that changes nothing undoes the whole. */
export interface Change {
  readonly query: CompiledQuery;
  readonly must?: true;
}

/** What SQLite and PostgreSQL each do their own way. Queries are built by Kysely, so both run the same store. */
export interface Engine {
  /** Whether other processes may be at work on it. */
  readonly isShared: boolean;
  /** What a transaction says first that no other may run beside. */
  readonly exclusiveLock: readonly Change[];
  rows<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]>;
  /** All of it durably, or nothing. False: a statement that had to change something did not. */
  change(changes: readonly Change[]): Promise<boolean>;
  /** The hot path: see `Store.log.append`. */
  append(append: Append): Promise<boolean>;
  close(): Promise<void>;
}
