import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../lib/operator-error.ts';
import { makePrivateFile, makePrivateFolder } from './private-files.ts';

/** The SQLite file of a data folder. */
export const storeFile = (data: string): string => join(data, 'sesame.db');

/** Backup folder of a data folder. */
export const backupFolder = (data: string): string => join(data, 'backups');

/** What SQLite keeps beside its file: the write-ahead log and its index. */
export const SIDE_FILES = ['-wal', '-shm'] as const;

/** A data folder that no other process may serve, restore or import meanwhile. */
export interface ClaimedFolder {
  release(): void;
}

const LOCK_FILE = 'lock';
const SQLITE_BUSY = 5;

/**
 * Claims a data folder for this process. The lock is SQLite's own exclusive lock on an empty file, a lock of the operating
 * system on Linux, macOS and Windows alike: it ends with its process, even a killed one, so it never becomes stale.
 */
export const claimDataFolder = (data: string): ClaimedFolder => {
  makePrivateFolder(data);
  const file = join(data, LOCK_FILE);
  makePrivateFile(file);
  const lock = openLock(file);
  if (lock === undefined) throw new OperatorError(`Another Sesame process is using ${data}. Stop it first.`);
  return { release: () => lock.close() };
};

/** Whether a process has claimed a data folder. */
export const isDataFolderClaimed = (data: string): boolean => {
  const file = join(data, LOCK_FILE);
  if (!existsSync(file)) return false;
  const lock = openLock(file);
  lock?.close();
  return lock === undefined;
};

/** Undefined: another process has the lock. */
const openLock = (file: string): DatabaseSync | undefined => {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('pragma locking_mode = exclusive; begin exclusive');
    return db;
  } catch (error) {
    db.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
};

/** Makes the store and its backups readable by their owner alone. SQLite gives its side files the mode of the store. */
export const makeStorePrivate = (data: string): void => {
  const file = storeFile(data);
  makePrivateFile(file);
  for (const side of SIDE_FILES) if (existsSync(`${file}${side}`)) makePrivateFile(`${file}${side}`);
  const backups = backupFolder(data);
  if (!existsSync(backups)) return;
  makePrivateFolder(backups);
  for (const name of readdirSync(backups)) makePrivateFile(join(backups, name));
};
