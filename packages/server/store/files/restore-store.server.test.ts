import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { copyStore } from '../../admin/backup.ts';
import { openStore } from '../open-store.ts';
import { claimDataFolder, isDataFolderClaimed } from './data-folder.ts';
import { finishRestore, restoreStore } from './restore-store.ts';

const PAGE_BYTES = 4096;

let folder: string;
let data: string;
let copy: string;

const writeKey = async (value: string): Promise<void> => {
  const store = await openStore({ data }, { committed: () => {}, failed: () => {} });
  await store.keyValues.set('test', value);
  await store.close();
};
const keyIn = (file: string): unknown => {
  using db = new DatabaseSync(file, { readOnly: true });
  return db.prepare("select value from house where key = 'test'").get()?.value;
};

const enter = (place: string) => {
  folder = place;
  data = join(folder, 'data');
  copy = join(folder, 'copy.db');
};

/** Copied for every test. */
let template: string;
beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'sesame-restore-'));
  enter(template);
  claimDataFolder(data).release();
  await writeKey('backed up');
  await copyStore(data, copy);
  await writeKey('later');
});
afterAll(() => rmSync(template, { recursive: true }));
beforeEach(() => {
  enter(mkdtempSync(join(tmpdir(), 'sesame-restore-')));
  cpSync(template, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a backup is one file that needs nothing beside it', () => {
  expect(readdirSync(folder)).toEqual(['copy.db', 'data']);
  expect(keyIn(copy)).toBe('backed up');
  expect(readdirSync(folder)).toEqual(['copy.db', 'data']);
});

test('a restore that was interrupted between two steps is finished by the next start', () => {
  renameSync(copy, join(data, 'restoring.db'));
  writeFileSync(join(data, 'sesame.db-wal'), 'a write-ahead log that must not be replayed');
  const first = finishRestore(data);
  expect(readdirSync(data)).not.toContain('sesame.db-wal');
  expect(keyIn(join(data, 'sesame.db'))).toBe('backed up');
  expect(keyIn(join(first ?? '', 'sesame.db'))).toBe('later');
  expect(finishRestore(data)).toBeUndefined();
});

test('a folder is claimed by one process at a time', () => {
  expect(isDataFolderClaimed(data)).toBe(false);
  const claimed = claimDataFolder(data);
  expect(isDataFolderClaimed(data)).toBe(true);
  expect(() => claimDataFolder(data)).toThrow('Another Sesame process is using');
  expect(() => restoreStore(copy, data)).toThrow('Another Sesame process is using');
  claimed.release();
  expect(isDataFolderClaimed(data)).toBe(false);
});

describe('a file that is not a whole store of ours is not restored', () => {
  const place = (name: string, content: Buffer | string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const changed = (sql: string): string => {
    using db = new DatabaseSync(copy);
    db.exec(sql);
    return copy;
  };
  /** Pages in the middle are overwritten, as by the write-ahead log of another file. */
  const torn = (): string => place('torn.db', readFileSync(copy).fill(0xa5, 8 * PAGE_BYTES, 24 * PAGE_BYTES));
  const withLog = (): string => {
    place('copy.db-wal', 'frames');
    return copy;
  };

  test.each([
    ['a missing file', () => join(folder, 'nowhere.db'), /^There is no file/],
    ['a folder', () => folder, /is not a file/],
    ['a text', () => place('letter.db', 'Dear club,\n'.repeat(500)), /is not a SQLite database/],
    ['damaged pages', torn, /torn\.db is damaged: /],
    ['half a file', () => place('half.db', readFileSync(copy).subarray(0, 10 * PAGE_BYTES)), /half\.db is damaged: /],
    ['another database', () => changed('drop table migrations'), /not one of Sesame/],
    ['a newer schema', () => changed("insert into migrations values (9999, 'later', 1)"), /newer version of Sesame/],
    ['a copy with a write-ahead log', withLog, /is not a finished copy/],
  ])('%s', (_what, make, sentence) => {
    const before = readFileSync(join(data, 'sesame.db'));
    const restored = restoreStore(make(), data);
    expect(restored.ok ? '' : restored.error.message).toMatch(sentence);
    expect(readFileSync(join(data, 'sesame.db'))).toEqual(before);
    expect(readdirSync(data)).not.toContain('replaced');
    expect(readdirSync(data).filter((name) => name.startsWith('restoring'))).toEqual([]);
  });
});
