import { execFile } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { devNull } from 'node:os';
import { promisify } from 'node:util';
import { OperatorError } from '../lib/operator-error.ts';
import { findPostgresProgram } from '../store/postgres/programs.ts';
import { beginFile } from './backup.ts';

const run = promisify(execFile);
const MAX_LISTING_BYTES = 16_777_216;

/** Whether PostgreSQL's own tools are installed, which backups of it need. */
export const canDump = (): boolean =>
  findPostgresProgram('pg_dump') !== undefined && findPostgresProgram('pg_restore') !== undefined;

/** Backup of a PostgreSQL database with `pg_dump`, read through once with `pg_restore` before it gets its name. */
export const dumpDatabase = async (database: string, to: string): Promise<void> => {
  const dump = findProgram('pg_dump');
  const part = await beginFile(to);
  // Other users can read the arguments of a process, but not its environment.
  const address = new URL(database);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) };
  const options = ['--format=custom', '--no-owner', '--no-privileges', '--no-password'];
  try {
    await run(dump, [...options, '--file', part, '--dbname', address.href], { env });
    await checkDump(part);
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/** Reads all of a dump, and rejects unless it is whole and ours. */
export const checkDump = async (file: string): Promise<void> => {
  const restore = findProgram('pg_restore');
  await run(restore, ['--file', devNull, file]);
  const { stdout } = await run(restore, ['--list', file], { maxBuffer: MAX_LISTING_BYTES });
  const isOurs = stdout.split('\n').some((line) => line.includes(' TABLE DATA ') && line.includes(' migrations '));
  if (!isOurs) throw new OperatorError('The dump is not one of Sesame.');
};

const findProgram = (name: string): string => {
  const found = findPostgresProgram(name);
  if (found !== undefined) return found;
  throw new OperatorError(`${name} is not installed. Install the PostgreSQL client, on Debian postgresql-client.`);
};
