import { DatabaseSync } from 'node:sqlite';

/** A connection to the file: write-ahead log, every commit on disk before it returns. */
export const openFile = (file: string): DatabaseSync => {
  const db = new DatabaseSync(file);
  // What a savepoint may have to undo is remembered, not written beside the file.
  db.exec('pragma temp_store = memory');
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 2000');
  return db;
};
