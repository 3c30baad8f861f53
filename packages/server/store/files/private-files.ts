import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** For the owner alone: the store holds password hashes, session hashes and hidden cards. */
export const PRIVATE_FOLDER_MODE = 0o700;
export const PRIVATE_FILE_MODE = 0o600;
/** A folder with this bit, such as /tmp, is shared on purpose. */
const STICKY_BIT = 0o1000;

/** Makes a folder that only its owner can open, or makes an existing one so. */
export const makePrivateFolder = (folder: string): void => {
  makeFolder(resolve(folder));
  if ((statSync(folder).mode & STICKY_BIT) === 0) restrict(folder, PRIVATE_FOLDER_MODE);
};

/** Node's own recursion never ends where folders cannot be made, as in /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: PRIVATE_FOLDER_MODE });
};

/** Creates a file that only its owner can read, or makes an existing one so. */
export const makePrivateFile = (file: string): void => {
  // An existing file is not opened: closing it would release the locks that SQLite may have on it.
  if (existsSync(file)) restrict(file, PRIVATE_FILE_MODE);
  else closeSync(openSync(file, 'a', PRIVATE_FILE_MODE));
};

/** The owner may be somebody else who lets this user write; `sesame doctor` reports that. */
const restrict = (path: string, mode: number): void => {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
};
