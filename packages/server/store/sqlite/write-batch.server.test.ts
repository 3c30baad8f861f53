import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Job } from './jobs.ts';
import { makeBatchWriter } from './write-batch.ts';

/** A store whose transaction is rolled back as a whole by one of the notes, as SQLite does by itself on a full disk. */
let db: DatabaseSync;
beforeEach(() => {
  db = new DatabaseSync(':memory:');
  db.exec(`create table notes (text text primary key);
    create trigger full before insert on notes when new.text = 'full' begin select raise(rollback, 'disk is full'); end;
    create trigger wrong before insert on notes when new.text = 'wrong' begin select raise(abort, 'wrong'); end`);
});
afterEach(() => db.close());

const note = (...texts: readonly string[]): Job => ({
  kind: 'change',
  statements: texts.map((text) => ({ sql: 'insert into notes values (?)', parameters: [text], must: true })),
});
const notes = () =>
  db
    .prepare('select text from notes order by text')
    .all()
    .map(({ text }) => text);
const kinds = (answers: readonly unknown[]) => answers.map((answer) => (answer instanceof Error ? 'failed' : answer));

test('a job that fails is rolled back alone', () => {
  const { answers, error } = makeBatchWriter(db)([note('a'), note('b', 'wrong'), note('c')]);
  expect([kinds(answers), error]).toEqual([[true, 'failed', true], undefined]);
  expect(notes()).toEqual(['a', 'c']);
});

test('nothing is written of a batch that is rolled back as a whole, nor of the jobs after it', () => {
  const write = makeBatchWriter(db);
  const { answers, error } = write([note('a'), note('b', 'full'), note('c'), note('d')]);
  expect(kinds(answers)).toEqual(['failed', 'failed', 'failed', 'failed']);
  expect(error?.message).toContain('disk is full');
  expect(notes()).toEqual([]);
  expect(kinds(write([note('a'), note('e')]).answers)).toEqual([true, true]);
  expect(notes()).toEqual(['a', 'e']);
});
