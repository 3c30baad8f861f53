import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, type Result, refuse } from '@sesame/kernel';
import type { Backups as BackupList } from '@sesame/protocol';
import type { Settings } from '../settings.ts';
import { backupFolder, copyStore, nextBackup } from './backup.ts';

/** Backups in the data folder, made by the admin one at a time. */
export interface Backups {
  list(): Promise<BackupList>;
  /** Starts a backup; `list` shows its progress. */
  begin(): Result<void>;
  /** Path of a backup by its name. */
  find(name: string): Promise<string | undefined>;
}

const NOT_SQLITE = refuse('no-backup', 'This server uses PostgreSQL. Back it up with pg_dump.');
const BUSY = refuse('backing-up', 'A backup is already running.');

export const makeBackups = (
  { data, database }: Pick<Settings, 'data' | 'database'>,
  onError: (error: unknown) => void,
): Backups => {
  const folder = backupFolder(data);
  let running: number | undefined;
  const names = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.sqlite'));
  const describe = async (name: string) => {
    const { size, mtimeMs } = await stat(join(folder, name));
    return { name, size, at: mtimeMs };
  };
  return {
    list: async () => {
      const made = await Promise.all((await names()).map(describe));
      return { made: made.toSorted((a, b) => b.at - a.at), ...(running !== undefined && { running }) };
    },
    begin: () => {
      if (database !== undefined) return NOT_SQLITE;
      if (running !== undefined) return BUSY;
      running = 0;
      copyStore(data, nextBackup(data), (share) => {
        running = share;
      })
        .catch(onError)
        .finally(() => {
          running = undefined;
        });
      return ok(undefined);
    },
    find: async (name) => ((await names()).includes(name) ? join(folder, name) : undefined),
  };
};
