import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Append } from '../store.ts';
import { makeAppender } from './append.ts';
import type { BatchAnswer, Job, JobAnswer, Statement } from './jobs.ts';
import { openFile } from './open-file.ts';

/** The thread that writes. It alone waits for the disk, so that the house never does. */
const db: DatabaseSync = openFile(workerData.file);
const prepared = new Map<string, StatementSync>();
// Prepared at the first append: its tables exist only once the store has migrated.
let append: ((append: Append) => boolean) | undefined;

const run = ({ sql, parameters }: Statement): boolean => {
  const statement = prepared.get(sql) ?? db.prepare(sql);
  prepared.set(sql, statement);
  return Number(statement.run(...(parameters as SQLInputValue[])).changes) > 0;
};

const work = (job: Job): boolean => {
  if (job.kind === 'change') return job.statements.every((statement) => run(statement) || !statement.must);
  append ??= makeAppender(db);
  return append(job.append);
};

/** A job that fails or comes too late is undone alone. */
const attempt = (job: Job): JobAnswer => {
  db.exec('savepoint job');
  try {
    const isDone = work(job);
    db.exec(isDone ? 'release job' : 'rollback to job; release job');
    return isDone;
  } catch (error) {
    db.exec('rollback to job; release job');
    return { error: String(error) };
  }
};

const writeBatch = (jobs: readonly Job[]): BatchAnswer => {
  try {
    db.exec('begin immediate');
    const answers = jobs.map(attempt);
    db.exec('commit');
    return { answers };
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    return { error: String(error) };
  }
};

parentPort?.on('message', (message: readonly Job[] | 'close') => {
  if (message !== 'close') return parentPort?.postMessage(writeBatch(message));
  db.close();
  parentPort?.close();
});
