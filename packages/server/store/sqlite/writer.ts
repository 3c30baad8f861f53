import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { type Appender, isOneStatement, makeSqliteAppender } from './append.ts';
import type { BatchAnswer, Job, JobAnswer, Statement } from './jobs.ts';
import { openFile } from './open-file.ts';

/** The thread that writes. It alone waits for the disk, so that the house never does. */
const db: DatabaseSync = openFile(workerData.file);
const prepared = new Map<string, StatementSync>();
// Prepared at the first append: its tables exist only once the store has migrated.
let appender: Appender | undefined;

const run = ({ sql, parameters }: Statement): boolean => {
  const statement = prepared.get(sql) ?? db.prepare(sql);
  prepared.set(sql, statement);
  return Number(statement.run(...(parameters as SQLInputValue[])).changes) > 0;
};

const work = (job: Job): boolean => {
  if (job.kind === 'change') return job.statements.every((statement) => run(statement) || !statement.must);
  appender ??= makeSqliteAppender(db);
  return appender.append(job.append);
};

/** A job that fails or comes too late is undone alone. */
const attempt = (job: Job): JobAnswer => {
  // One statement is undone by SQLite itself.
  if (job.kind === 'append' && isOneStatement(job.append)) return work(job);
  db.exec('savepoint job');
  try {
    const isDone = work(job);
    if (isDone) db.exec('release job');
    else undo('rollback to job; release job');
    return isDone;
  } catch (error) {
    undo('rollback to job; release job');
    return toError(error);
  }
};

const undo = (how: string) => {
  appender?.clearCache();
  // When the disk is full SQLite has undone the whole transaction by itself.
  if (db.isTransaction) db.exec(how);
};

/** One transaction for all the jobs, so that durability is paid once for all of them. */
const writeBatch = (jobs: readonly Job[]): BatchAnswer => {
  const started = performance.now();
  const passed = () => (performance.now() - started) / 1_000;
  try {
    db.exec('begin immediate');
    const answers = jobs.map(attempt);
    db.exec('commit');
    return { answers, seconds: passed() };
  } catch (thrown) {
    undo('rollback');
    const error = toError(thrown);
    return { answers: jobs.map(() => error), seconds: passed(), error };
  }
};

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** All jobs that have been handed over by now. */
const takeJobs = (port: MessagePort, first: string): readonly Job[] => {
  const jobs: Job[] = JSON.parse(first);
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
    jobs.push(...JSON.parse(next.message));
  }
  return jobs;
};

const port = parentPort;
port?.on('message', (message: string) => {
  if (message !== 'close') return port.postMessage(writeBatch(takeJobs(port, message)));
  db.close();
  port.close();
});
