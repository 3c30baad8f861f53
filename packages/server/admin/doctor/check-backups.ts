import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import { checkFile } from '../../store/files/check-file.ts';
import { type BackupSettings, backupFolderOf } from '../backups.ts';
import { canDump, checkDump } from '../dump-database.ts';
import { type Finding, fault, fine, formatBytes, warn } from './finding.ts';

const DAY_MS = 86_400_000;
/** A missed night; the next one may make up for it. */
const MAX_AGE_MS = 2 * DAY_MS;

/** The backups: are they made, how old is the newest, and can it be read? */
export const checkBackups = async (settings: BackupSettings): Promise<readonly Finding[]> => [
  ...(settings.database !== undefined && !canDump()
    ? [warn('backups', 'pg_dump is not installed', 'Install the PostgreSQL client, on Debian postgresql-client.')]
    : []),
  ...(settings.backups.at === 'off'
    ? [warn('backups', 'nightly backups are off', 'Set SESAME_BACKUP_AT, for example to 03:00.')]
    : []),
  await checkNewest(settings),
];

const checkNewest = async (settings: BackupSettings): Promise<Finding> => {
  const made = listBackups(settings);
  const newest = made.toSorted((a, b) => b.at - a.at)[0];
  if (newest === undefined) return warn('backups', 'there are none yet', 'Make one with sesame backup.');
  const problem = await checkBackup(newest.file);
  if (problem !== undefined) return fault('backups', problem, 'Make a new one with sesame backup.');
  const total = formatBytes(made.reduce((sum, { bytes }) => sum + bytes, 0));
  const age = Date.now() - newest.at;
  const found = `${made.length} in ${backupFolderOf(settings)} (${total}); the newest is whole and ${describeAge(age)} old`;
  if (age <= MAX_AGE_MS) return fine('backups', found);
  return warn('backups', found, 'Make one with sesame backup, and look in the log for "nightly backup failed".');
};

const listBackups = (settings: Pick<Settings, 'data' | 'backups'>) => {
  const folder = backupFolderOf(settings);
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => /\.(sqlite|dump)$/.test(name))
    .map((name) => {
      const { mtimeMs, size } = statSync(join(folder, name));
      return { file: join(folder, name), at: mtimeMs, bytes: size };
    });
};

/** What is wrong with a backup; undefined: nothing, or a dump that cannot be read without PostgreSQL's tools. */
const checkBackup = async (file: string): Promise<string | undefined> => {
  if (file.endsWith('.sqlite')) {
    const checked = checkFile(file);
    return checked.ok ? undefined : checked.error.message;
  }
  if (!canDump()) return undefined;
  return checkDump(file).then(
    () => undefined,
    (error: unknown) => `${file} cannot be read: ${error instanceof Error ? error.message : error}`,
  );
};

const describeAge = (ms: number): string =>
  ms < DAY_MS ? `${Math.round(ms / 3_600_000)} hours` : `${Math.round(ms / DAY_MS)} days`;
