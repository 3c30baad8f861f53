import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type Appender, isOneStatement, makeSqliteAppender } from './append.ts';
import type { BatchAnswer, Job, JobAnswer, Statement } from './jobs.ts';

/** Group commit: one transaction, and so one fsync, for all jobs. A failed or late job is rolled back alone. */
export const makeBatchWriter = (db: DatabaseSync): ((jobs: readonly Job[]) => BatchAnswer) => {
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
  const rollBackJob = () => {
    appender?.clearCache();
    db.exec('rollback to job; release job');
  };
  const attempt = (job: Job): JobAnswer => {
    // A single statement is atomic anyway.
    if (job.kind === 'append' && isOneStatement(job.append)) return runJob(job);
    db.exec('savepoint job');
    try {
      const isDone = runJob(job);
      if (isDone) db.exec('release job');
      else rollBackJob();
      return isDone;
    } catch (error) {
      // On a full disk, SQLite has rolled back the whole transaction. Jobs after this one would be written without one,
      // and be reported as failed.
      if (!db.isTransaction) throw error;
      rollBackJob();
      return toError(error);
    }
  };

  return (jobs) => {
    const started = performance.now();
    const elapsed = () => (performance.now() - started) / 1_000;
    try {
      db.exec('begin immediate');
      const answers = jobs.map(attempt);
      db.exec('commit');
      return { answers, seconds: elapsed() };
    } catch (thrown) {
      appender?.clearCache();
      if (db.isTransaction) db.exec('rollback');
      const error = toError(thrown);
      return { answers: jobs.map(() => error), seconds: elapsed(), error };
    }
  };
};

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
