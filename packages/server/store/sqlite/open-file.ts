import { DatabaseSync } from 'node:sqlite';

/** Opens the file in WAL mode with an fsync per commit. */
export const openFile = (file: string): DatabaseSync => {
  const db = new DatabaseSync(file);
  // Keeps savepoint journals in memory.
  db.exec('pragma temp_store = memory');
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 2000');
  return db;
};
