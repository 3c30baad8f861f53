import { mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../lib/operator-error.ts';
import { checkFileInProcess } from '../store/files/check-in-process.ts';
import { storeFile } from '../store/files/data-folder.ts';
import { makePrivateFile, PRIVATE_FOLDER_MODE } from '../store/files/private-files.ts';
import { openFile } from '../store/sqlite/open-file.ts';

/** Pages copied per step; the server keeps running in between. */
const PAGES_PER_STEP = 500;

/**
 * Online backup of the SQLite file. It copies a snapshot (one read transaction), so later writes are not included and
 * don't restart the copy. The file gets its final name only when it is complete and has been opened and checked.
 */
export const copyStore = async (
  data: string,
  to: string,
  progress: (share: number) => void = () => {},
): Promise<void> => {
  const part = await beginFile(to);
  try {
    await copySnapshot(data, part, progress);
    const checked = await checkFileInProcess(part);
    if (!checked.ok) throw new OperatorError(`The backup cannot be used. ${checked.error.message}`);
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/** Creates the file of an unfinished backup, which only its owner can read. */
export const beginFile = async (to: string): Promise<string> => {
  const part = `${to}.part`;
  mkdirSync(dirname(to), { recursive: true, mode: PRIVATE_FOLDER_MODE });
  await rm(part, { force: true });
  makePrivateFile(part);
  return part;
};

const copySnapshot = async (data: string, part: string, progress: (share: number) => void): Promise<void> => {
  using db = openFile(storeFile(data));
  db.exec('begin');
  db.prepare('select count(*) from migrations').get();
  await backup(db, part, {
    rate: PAGES_PER_STEP,
    progress: ({ totalPages, remainingPages }) => progress(1 - remainingPages / Math.max(1, totalPages)),
  });
  // A copy is one file: without a write-ahead log, not even while it is read.
  using copy = new DatabaseSync(part);
  copy.exec('pragma journal_mode = delete');
};
