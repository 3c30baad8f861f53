import { mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup } from 'node:sqlite';
import { openFile } from '../store/sqlite/open-file.ts';

/** Where backups of a data folder stand. */
export const backupFolder = (data: string): string => join(data, 'backups');

/** The file of a backup that is made now. */
export const nextBackup = (data: string): string =>
  join(backupFolder(data), `${new Date().toISOString().replace(/[:.]/g, '-')}.sqlite`);

/** Pages copied at a time; in between the house goes on. */
const PAGES_PER_STEP = 500;

/**
 * Copies the store of a data folder into one file while the house runs. It is read as it stands when the copying begins: what
 * is written meanwhile stays out, and does not make it begin again. The file has its name only once it is whole.
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
