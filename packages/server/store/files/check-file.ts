import { existsSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { ok, type Result, refuse } from '@sesame/kernel';
import { MIGRATIONS } from '../migrations.ts';
import { openFileToRead } from '../sqlite/open-file.ts';

/** A SQLite file that is whole and ours. */
export interface CheckedFile {
  /** Number of migrations that have run on it. */
  readonly version: number;
  readonly matches: number;
  /** Number of inputs of all matches. */
  readonly inputs: number;
}

/** Faults of a b-tree are told up to this number. */
const MAX_FAULTS = 3;
const SQLITE_CORRUPT = 11;
const SQLITE_NOT_A_DATABASE = 26;

/** Checks a store, with its write-ahead log if there is one. A server may be using it. */
export const checkFile = (file: string): Result<CheckedFile> => {
  if (!existsSync(file)) return refuse('no-file', `There is no file ${file}.`);
  if (!statSync(file).isFile()) return refuse('no-file', `${file} is not a file.`);
  try {
    using db = openFileToRead(file);
    return checkOpened(db, file);
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
    if (code === SQLITE_NOT_A_DATABASE) return refuse('not-a-database', `${file} is not a SQLite database.`);
    if (code === SQLITE_CORRUPT) return refuse('damaged', `${file} is damaged: ${messageOf(error)}.`);
    return refuse('unreadable', `${file} cannot be read: ${messageOf(error)}.`);
  }
};

const checkOpened = (db: DatabaseSync, file: string): Result<CheckedFile> => {
  const faults = db
    .prepare(`pragma integrity_check(${MAX_FAULTS})`)
    .all()
    .map(({ integrity_check }) => String(integrity_check))
    .filter((line) => line !== 'ok');
  if (faults.length > 0) return refuse('damaged', `${file} is damaged: ${faults.join('; ').replaceAll('\n', ' ')}.`);
  const steps = stepsOf(db);
  const isOurs = steps.length > 0 && MIGRATIONS.slice(0, steps.length).every(({ name }, i) => name === steps[i]);
  if (!isOurs) return refuse('foreign', `${file} is a SQLite database, but not one of Sesame.`);
  if (steps.length > MIGRATIONS.length) {
    const versions = `schema ${steps.length}; this version knows ${MIGRATIONS.length}`;
    return refuse('newer', `${file} was written by a newer version of Sesame (${versions}). Update Sesame first.`);
  }
  const count = (table: string) => Number(db.prepare(`select count(*) as count from ${table}`).get()?.count);
  return ok({ version: steps.length, matches: count('matches'), inputs: count('log') });
};

/** Names of the migrations that have run; none if the file is not ours. */
const stepsOf = (db: DatabaseSync): readonly string[] => {
  const table = db.prepare("select 1 from sqlite_master where type = 'table' and name = 'migrations'").get();
  if (table === undefined) return [];
  return db
    .prepare('select name from migrations order by id')
    .all()
    .map(({ name }) => String(name));
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
