import type { SQLInputValue } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import type { Engine } from '../engine.ts';
import { openFileToRead } from './open-file.ts';

const refuse = (): Promise<never> => Promise.reject(new Error('the store was opened for reading only'));

/** SQLite engine that only reads. A server may be using the file. */
export const openSqliteReadOnly = (file: string): Engine => {
  const db = openFileToRead(file);
  return {
    isShared: false,
    exclusiveLock: [],
    rows: async <Row>({ sql, parameters }: CompiledQuery<Row>) =>
      db.prepare(sql).all(...(parameters as SQLInputValue[])) as Row[],
    change: refuse,
    append: refuse,
    close: async () => db.close(),
  };
};
