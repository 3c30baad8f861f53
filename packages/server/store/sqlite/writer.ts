import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { type Appender, isOneStatement, makeSqliteAppender } from './append.ts';
import type { BatchAnswer, Job, JobAnswer, Statement } from './jobs.ts';
import { openFile } from './open-file.ts';

/** Writer thread. It alone waits for the disk, so the main thread never does. */
const db: DatabaseSync = openFile(workerData.file, workerData.isDurable);
const prepared = new Map<string, StatementSync>();
// Created on the first append: its tables exist only after the migrations.
let appender: Appender | undefined;

const run = ({ sql, parameters }: Statement): boolean => {
  const statement = prepared.get(sql) ?? db.prepare(sql);
  prepared.set(sql, statement);
  return Number(statement.run(...(parameters as SQLInputValue[])).changes) > 0;
};

const runJob = (job: Job): boolean => {
  if (job.kind === 'change') return job.statements.every((statement) => run(statement) || !statement.must);
  appender ??= makeSqliteAppender(db);
  return appender.append(job.append);
};

/** Runs a job in a savepoint, so that a failed or late one is rolled back alone. */
const attempt = (job: Job): JobAnswer => {
  // A single statement is atomic anyway.
  if (job.kind === 'append' && isOneStatement(job.append)) return runJob(job);
  db.exec('savepoint job');
  try {
    const isDone = runJob(job);
    if (isDone) db.exec('release job');
    else rollback('rollback to job; release job');
    return isDone;
  } catch (error) {
    rollback('rollback to job; release job');
    return toError(error);
  }
};

const rollback = (how: string) => {
  appender?.clearCache();
  // On a full disk, SQLite has already rolled back the whole transaction.
  if (db.isTransaction) db.exec(how);
};

/** Group commit: one transaction, and so one fsync, for all jobs. */
const writeBatch = (jobs: readonly Job[]): BatchAnswer => {
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1_000;
  try {
    db.exec('begin immediate');
    const answers = jobs.map(attempt);
    db.exec('commit');
    return { answers, seconds: elapsed() };
  } catch (thrown) {
    rollback('rollback');
    const error = toError(thrown);
    return { answers: jobs.map(() => error), seconds: elapsed(), error };
  }
};

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** All jobs that have arrived by now. */
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
