import { once } from 'node:events';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { CompiledQuery } from 'kysely';
import { type BatchWatch, makeBatches } from '../batches.ts';
import type { Change, Engine } from '../engine.ts';
import type { BatchAnswer, Job } from './jobs.ts';
import { openFile } from './open-file.ts';

export interface SqliteFile {
  readonly file: string;
  /** Whether every commit is on disk before it is acknowledged. */
  readonly isDurable: boolean;
}

/** SQLite engine (node:sqlite): one file, read in this thread and written by a worker that does all fsyncs. */
export const openSqlite = (workerData: SqliteFile, watch: BatchWatch): Engine => {
  const db = openFile(workerData.file, workerData.isDurable);
  const writer = new Worker(new URL('./writer.ts', import.meta.url), { name: 'store-writer', workerData });
  const batches = makeBatches<Job, boolean>((jobs) => writer.postMessage(JSON.stringify(jobs)));
  writer.on('message', ({ answers, seconds, error }: BatchAnswer) => {
    if (error === undefined) watch.committed(answers.length, seconds);
    else watch.failed(error);
    batches.answer(answers);
  });
  // Without its writer the server could acknowledge moves that are lost: crash and restart instead.
  writer.on('error', (error) => {
    throw error;
  });
  const prepared = new Map<string, StatementSync>();

  return {
    isShared: false,
    // Transactions are always exclusive, as one thread writes.
    exclusiveLock: [],
    rows: async <Row>({ sql, parameters }: CompiledQuery<Row>) => {
      const statement = prepared.get(sql) ?? db.prepare(sql);
      prepared.set(sql, statement);
      return statement.all(...(parameters as SQLInputValue[])) as Row[];
    },
    change: (changes) => batches.add({ kind: 'change', statements: changes.map(makeStatement) }),
    append: (append) => batches.add({ kind: 'append', append }),
    close: async () => {
      await batches.close();
      writer.postMessage('close');
      await once(writer, 'exit');
      db.close();
    },
  };
};

const makeStatement = ({ query: { sql, parameters }, must }: Change) => ({ sql, parameters, must: must ?? false });
