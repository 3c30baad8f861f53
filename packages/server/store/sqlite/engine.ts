import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Append } from '../store.ts';
import { makeAppender } from './append.ts';

/**
 * SQLite as it comes with Node: one file, one connection, everything synchronous, so a transaction is never
 * interleaved with another. Write-ahead log, every commit on disk before it returns.
 */
export const openSqlite = (file: string): Engine => {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 2000');

  const prepared = new Map<string, StatementSync>();
  const prepare = ({ sql }: CompiledQuery): StatementSync => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const inTransaction = <Value>(work: () => Value): Value => {
    db.exec('begin immediate');
    try {
      const value = work();
      db.exec('commit');
      return value;
    } catch (error) {
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  };
  // Prepared at the first append: its tables exist only once the store has migrated.
  let append: ((appends: readonly Append[]) => readonly Append[]) | undefined;

  return {
    rows: async <Row>(query: CompiledQuery<Row>) => prepare(query).all(...values(query)) as Row[],
    change: async (changes) => {
      try {
        inTransaction(() => {
          for (const { query, must } of changes) {
            const { changes: count } = prepare(query).run(...values(query));
            if (must && Number(count) === 0) throw NOTHING_CHANGED;
          }
        });
        return true;
      } catch (error) {
        if (error === NOTHING_CHANGED) return false;
        throw error;
      }
    },
    append: async (appends) => {
      append ??= makeAppender(db);
      const write = append;
      return inTransaction(() => write(appends));
    },
    close: async () => {
      prepared.clear();
      db.close();
    },
  };
};

const NOTHING_CHANGED = new Error('a statement that had to change something did not');

const values = ({ parameters }: CompiledQuery): SQLInputValue[] => parameters as SQLInputValue[];
