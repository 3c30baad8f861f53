import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** Opens the file in WAL mode, with an fsync per commit unless the file may be lost. */
export const openFile = (file: string, isDurable = true): DatabaseSync => {
  const db = new DatabaseSync(file);
  // Keeps savepoint journals in memory.
  db.exec('pragma temp_store = memory');
  db.exec(`pragma journal_mode = wal; pragma synchronous = ${isDurable ? 'full' : 'off'}; pragma busy_timeout = 2000`);
  return db;
};

const READ_TIMEOUT_MS = 5_000;

/**
 * Opens a file for reading, while a server may be using it. Without a write-ahead log beside it nobody is: it is then opened
 * as immutable, so that SQLite creates nothing beside it.
 */
export const openFileToRead = (file: string): DatabaseSync => {
  const address = pathToFileURL(resolve(file));
  if (!existsSync(`${file}-wal`)) address.searchParams.set('immutable', '1');
  return new DatabaseSync(address, { readOnly: true, timeout: READ_TIMEOUT_MS });
};
