import { accessSync, constants, existsSync, readdirSync, type Stats, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDataFolderClaimed, storeFile } from '../../store/files/data-folder.ts';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '../../store/files/private-files.ts';
import { type Finding, fault, fine, formatBytes, warn } from './finding.ts';

/** Room for the store to be copied, restored and kept aside. */
const COPIES_WITH_ROOM = 3;
const MIN_FREE_BYTES = 200_000_000;
/** SQLite starts the log over at a few megabytes; a longer one means that something holds it. */
const MAX_LOG_BYTES = 256_000_000;

/** The data folder of a server on SQLite: is it there, writable, private, and on a disk with room? */
export const checkFolder = (data: string): readonly Finding[] => {
  const folder = 'data folder';
  if (!existsSync(data)) return [fault(folder, `${data} does not exist`, 'Pass its path with --data.')];
  if (!statSync(data).isDirectory()) return [fault(folder, `${data} is not a directory`, 'Pass its path with --data.')];
  if (!isWritable(data)) {
    return [fault(folder, `${data} is not writable for this user`, 'Run as the user of the server, or chown it.')];
  }
  const state = isDataFolderClaimed(data) ? 'a server is using it' : 'no server is using it';
  return [fine(folder, `${data}, ${state}`), ...checkPermissions(data), ...checkSizes(data)];
};

const isWritable = (path: string): boolean => {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

const modeOf = ({ mode }: Stats): number => mode & 0o777;

const checkPermissions = (data: string): readonly Finding[] => {
  if (process.platform === 'win32') return [];
  const backups = join(data, 'backups');
  const files = [data, backups]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true }).map((entry) => ({ folder, entry })))
    .filter(({ entry }) => entry.isFile())
    .map(({ folder, entry }) => join(folder, entry.name));
  const open = [
    ...((modeOf(statSync(data)) & ~PRIVATE_FOLDER_MODE) === 0 ? [] : [data]),
    ...files.filter((file) => (modeOf(statSync(file)) & ~PRIVATE_FILE_MODE) !== 0),
  ];
  const others = [data, ...files].filter((path) => statSync(path).uid !== statSync(storeOr(data)).uid);
  return [
    open.length === 0
      ? fine('permissions', 'only the owner can read the data')
      : warn('permissions', `others can read ${open.join(', ')}`, `chmod 700 ${data} && chmod 600 ${data}/sesame.db*`),
    ...(others.length === 0
      ? []
      : [warn('permissions', `files of different users: ${others.join(', ')}`, `chown -R USER ${data}`)]),
  ];
};

const storeOr = (data: string): string => (existsSync(storeFile(data)) ? storeFile(data) : data);

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0);

const checkSizes = (data: string): readonly Finding[] => {
  const [store, log] = [sizeOf(storeFile(data)), sizeOf(`${storeFile(data)}-wal`)];
  const { bavail, bsize } = statfsSync(data);
  const free = bavail * bsize;
  const sizes = `store ${formatBytes(store)}, write-ahead log ${formatBytes(log)}, ${formatBytes(free)} free`;
  const needed = Math.max(MIN_FREE_BYTES, COPIES_WITH_ROOM * (store + log));
  if (free < MIN_FREE_BYTES)
    return [fault('sizes', sizes, 'The disk is nearly full: make room before moves are lost.')];
  if (free < needed) return [warn('sizes', sizes, `Backups need room: keep at least ${formatBytes(needed)} free.`)];
  if (log > MAX_LOG_BYTES) return [warn('sizes', sizes, 'Restart the server to shorten the write-ahead log.')];
  return [fine('sizes', sizes)];
};
