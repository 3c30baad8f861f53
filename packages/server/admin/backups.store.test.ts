import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { DEFAULTS } from '../settings.ts';
import { checkFile } from '../store/files/check-file.ts';
import { openStore } from '../store/open-store.ts';
import { findPostgresProgram } from '../store/postgres/programs.ts';
import type { Store } from '../store/store.ts';
import { askOf, isPostgres, makeTestDatabase, type TestDatabase } from '../tests/test-database.ts';
import { backUpBeforeUpgrade, makeBackups } from './backups.ts';

let place: TestDatabase;
let store: Store;
let folder: string;
beforeEach(async () => {
  place = await makeTestDatabase();
  folder = join(place.data, 'backups');
  store = await openStore(place, { committed: () => {}, failed: () => {} });
  await store.keyValues.set('test', 'backed up');
});
afterEach(async () => {
  await store.close();
  await place.clear();
});

const open = (keep: number) =>
  makeBackups({ ...place, backups: { ...DEFAULTS.backups, keep } }, (error) => {
    throw error;
  });

/** The value in a backup, restored as the manual says. */
const valueIn = async (file: string): Promise<unknown> => {
  if (!isPostgres) {
    expect(checkFile(file)).toMatchObject({ ok: true });
    using db = new DatabaseSync(file, { readOnly: true });
    return db.prepare("select value from house where key = 'test'").get()?.value;
  }
  const name = `restored_${Date.now()}`;
  await askOf(inject('postgres'), `create database ${name}`);
  const target = new URL(inject('postgres'));
  target.pathname = `/${name}`;
  const args = ['--clean', '--if-exists', '--no-owner', '--dbname', target.href, file];
  execFileSync(findPostgresProgram('pg_restore') ?? '', args, { stdio: 'ignore' });
  const [row] = await askOf(target.href, "select value from house where key = 'test'");
  await askOf(inject('postgres'), `drop database ${name} with (force)`);
  return row?.value;
};

/** PostgreSQL of npm, which tests use where there is no other, has no programs for backups. */
const canDump = !isPostgres || findPostgresProgram('pg_dump') !== undefined;

test.runIf(canDump)('a nightly backup can be restored, is private, and only the last ones are kept', async () => {
  const backups = open(2);
  expect(await backups.makeNightly()).toBe(true);
  const [first = ''] = readdirSync(folder);
  expect(first).toMatch(isPostgres ? /^nightly-[0-9TZ-]+\.dump$/ : /^nightly-[0-9TZ-]+\.sqlite$/);
  expect(statSync(join(folder, first)).mode & 0o777).toBe(0o600);
  expect(await valueIn(join(folder, first))).toBe('backed up');
  // Made by the admin: never removed.
  writeFileSync(join(folder, '2020-01-01T00-00-00-000Z.sqlite'), '');
  await backups.makeNightly();
  await backups.makeNightly();
  const names = readdirSync(folder);
  expect(names).toHaveLength(3);
  expect(names).not.toContain(first);
  expect(names).toContain('2020-01-01T00-00-00-000Z.sqlite');
});

test('a backup that fails leaves no file', async () => {
  const nowhere = isPostgres ? { database: 'postgres://127.0.0.1:1/nowhere' } : { data: join(place.data, 'missing') };
  const backups = makeBackups({ ...place, ...nowhere, backups: { at: '03:00', keep: 7, folder } }, () => {});
  await expect(backups.makeNightly()).rejects.toThrow();
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  expect((await backups.list()).running).toBeUndefined();
});

test.runIf(canDump)('a backup made before an upgrade is kept with the others, and survives the nights', async () => {
  const said: unknown[] = [];
  const say = (...line: readonly unknown[]) => void said.push(line);
  await backUpBeforeUpgrade({ ...place, backups: DEFAULTS.backups }, { info: say, warn: say });
  await open(1).makeNightly();
  const [kept = '', ...others] = readdirSync(folder).toSorted();
  expect(kept).toMatch(/^before-upgrade-[0-9TZ-]+\.(sqlite|dump)$/);
  expect(others).toHaveLength(1);
  expect(said).toEqual([[{ file: join(folder, kept) }, 'backup made before upgrading the store']]);
  expect(await valueIn(join(folder, kept))).toBe('backed up');
});
