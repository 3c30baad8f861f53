import { mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup } from 'node:sqlite';
import { openFile } from '../store/sqlite/open-file.ts';

/** Backup folder of a data folder. */
export const backupFolder = (data: string): string => join(data, 'backups');

/** File name for a backup made now. */
export const nextBackup = (data: string): string =>
  join(backupFolder(data), `${new Date().toISOString().replace(/[:.]/g, '-')}.sqlite`);

/** Pages copied per step; the server keeps running in between. */
const PAGES_PER_STEP = 500;

/**
 * Online backup of the SQLite file. It copies a snapshot (one read transaction), so later writes are not included and
 * don't restart the copy. The file gets its final name only when complete.
 */
export const copyStore = async (
  data: string,
  to: string,
  progress: (share: number) => void = () => {},
): Promise<void> => {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const part = `${to}.part`;
  await rm(part, { force: true });
  const db = openFile(join(data, 'sesame.db'));
  try {
    db.exec('begin');
    db.prepare('select count(*) from migrations').get();
    await backup(db, part, {
      rate: PAGES_PER_STEP,
      progress: ({ totalPages, remainingPages }) => progress(1 - remainingPages / Math.max(1, totalPages)),
    });
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    db.close();
  }
};
