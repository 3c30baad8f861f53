import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { ok, type Result, refuse } from '@sesame/kernel';
import { type CheckedFile, checkFile } from './check-file.ts';
import { claimDataFolder, SIDE_FILES, storeFile } from './data-folder.ts';
import { makePrivateFile, makePrivateFolder } from './private-files.ts';

/** What a restore has done. */
export interface Restored extends CheckedFile {
  /** Folder with the store that was there before, if there was one. */
  readonly replaced?: string;
}

/** Copy of the backup while it is made and checked. */
const unchecked = (data: string): string => join(data, 'restoring.part');
/** The same when it is checked. While it exists, the store is being exchanged for it. */
const checked = (data: string): string => join(data, 'restoring.db');

/**
 * Puts a backup in the place of the store. What was there is kept aside with its write-ahead log, which must never be
 * replayed over the backup.
 */
export const restoreStore = (file: string, data: string): Result<Restored> => {
  if (!existsSync(file)) return refuse('no-file', `There is no file ${file}.`);
  if (!statSync(file).isFile()) return refuse('no-file', `${file} is not a file.`);
  const log = `${file}-wal`;
  if (existsSync(log) && statSync(log).size > 0) {
    const why = `${basename(log)} beside it has changes that the file lacks`;
    return refuse('not-a-copy', `${file} is not a finished copy: ${why}. Copy that store with sesame backup instead.`);
  }
  const claimed = claimDataFolder(data);
  try {
    finishRestore(data);
    makePrivateFile(unchecked(data));
    copyFileSync(file, unchecked(data), constants.COPYFILE_FICLONE);
    makePrivateFile(unchecked(data));
    const result = checkFile(unchecked(data));
    // The message names the backup, not the copy of it.
    if (!result.ok) return refuse(result.error.code, result.error.message.replaceAll(unchecked(data), file));
    flush(unchecked(data));
    renameSync(unchecked(data), checked(data));
    const replaced = finishRestore(data);
    return ok({ ...result.value, ...(replaced !== undefined && { replaced }) });
  } finally {
    rmSync(unchecked(data), { force: true });
    claimed.release();
  }
};

/**
 * Exchanges the store for a checked backup, if one is waiting. Also called when a server starts, as a restore may have been
 * interrupted between two of these steps. Returns the folder with the store that was there before.
 */
export const finishRestore = (data: string): string | undefined => {
  if (!existsSync(checked(data))) return undefined;
  const file = storeFile(data);
  const parts = ['', ...SIDE_FILES].map((side) => `${file}${side}`).filter((part) => existsSync(part));
  // Named by the backup, so that an interrupted exchange goes on in the same folder.
  const aside = join(data, 'replaced', statSync(checked(data)).mtime.toISOString().replace(/[:.]/g, '-'));
  if (parts.length > 0) makePrivateFolder(aside);
  for (const part of parts) renameSync(part, join(aside, basename(part)));
  renameSync(checked(data), file);
  flush(data);
  return parts.length > 0 ? aside : undefined;
};

/** Waits until a file or the entries of a folder are on disk. Windows cannot flush folders and does not need to. */
const flush = (path: string): void => {
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
};
