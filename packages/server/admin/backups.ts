import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, type Result, refuse } from '@sesame/kernel';
import type { Backups as BackupList } from '@sesame/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';
import { backupFolder } from '../store/files/data-folder.ts';
import { makePrivateFolder } from '../store/files/private-files.ts';
import { copyStore } from './backup.ts';
import { canDump, dumpDatabase } from './dump-database.ts';

/** Backups in the backup folder, made one at a time: by the admin, or every night. */
export interface Backups {
  list(): Promise<BackupList>;
  /** Starts a backup; `list` shows its progress. */
  begin(): Result<void>;
  /** Makes the backup of the night and removes the oldest of them. False: another backup is running. */
  makeNightly(): Promise<boolean>;
  /** Path of a backup by its name. */
  find(name: string): Promise<string | undefined>;
}

export type BackupSettings = Pick<Settings, 'data' | 'database' | 'backups'>;

/** The start of the names of nightly backups. The others are never removed. */
const NIGHTLY = 'nightly-';
const BEFORE_UPGRADE = 'before-upgrade-';
const NO_PG_DUMP = refuse('no-backup', 'This server uses PostgreSQL, and pg_dump is not installed there.');
const BUSY = refuse('backing-up', 'A backup is already running.');

/** Where the backups of a server are. */
export const backupFolderOf = ({ data, backups }: Pick<Settings, 'data' | 'backups'>): string =>
  backups.folder ?? backupFolder(data);

/** Path of a backup made now. */
export const nextBackup = (settings: BackupSettings, prefix = ''): string => {
  const name = `${prefix}${new Date().toISOString().replace(/[:.]/g, '-')}`;
  return join(backupFolderOf(settings), `${name}.${settings.database === undefined ? 'sqlite' : 'dump'}`);
};

/** Makes a backup of either engine, opened and checked. */
export const makeBackup = async (
  { data, database }: BackupSettings,
  to: string,
  progress?: (share: number) => void,
): Promise<void> => (database === undefined ? copyStore(data, to, progress) : dumpDatabase(database, to));

/** Makes a backup of a store of an earlier version before it is migrated. It is never removed. */
export const backUpBeforeUpgrade = async (
  settings: BackupSettings,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<void> => {
  if (settings.database !== undefined && !canDump()) {
    log.warn('upgrading the database without a backup, as pg_dump is not installed');
    return;
  }
  const file = nextBackup(settings, BEFORE_UPGRADE);
  await makeBackup(settings, file);
  log.info({ file }, 'backup made before upgrading the store');
};

export const makeBackups = (settings: BackupSettings, onError: (error: unknown) => void): Backups => {
  const folder = backupFolderOf(settings);
  let running: number | undefined;
  const names = async () => (await readdir(folder).catch(() => [])).filter((name) => /\.(sqlite|dump)$/.test(name));
  const describe = async (name: string) => {
    const { size, mtimeMs } = await stat(join(folder, name));
    return { name, size, at: mtimeMs };
  };
  const make = async (to: string) => {
    running = 0;
    try {
      makePrivateFolder(folder);
      await makeBackup(settings, to, (share) => {
        running = share;
      });
    } finally {
      running = undefined;
    }
  };
  return {
    list: async () => {
      const made = await Promise.all((await names()).map(describe));
      return { made: made.toSorted((a, b) => b.at - a.at), ...(running !== undefined && { running }) };
    },
    begin: () => {
      if (settings.database !== undefined && !canDump()) return NO_PG_DUMP;
      if (running !== undefined) return BUSY;
      make(nextBackup(settings)).catch(onError);
      return ok(undefined);
    },
    makeNightly: async () => {
      if (running !== undefined) return false;
      await make(nextBackup(settings, NIGHTLY));
      // By name, which is the time in UTC: the newest first.
      const made = (await names())
        .filter((name) => name.startsWith(NIGHTLY))
        .toSorted()
        .toReversed();
      await Promise.all(made.slice(settings.backups.keep).map((name) => rm(join(folder, name), { force: true })));
      return true;
    },
    find: async (name) => ((await names()).includes(name) ? join(folder, name) : undefined),
  };
};
