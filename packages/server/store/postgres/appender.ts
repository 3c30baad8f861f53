import type { Pool } from 'pg';
import type { BatchWatch } from '../batches.ts';
import type { Append } from '../store.ts';
import { makeAppendQuery } from './append.ts';
import { isDeadlock, isUniqueViolation } from './errors.ts';

interface Waiting {
  readonly append: Append;
  settle(isWritten: boolean): void;
  fail(error: Error): void;
}

/**
 * Group commit for PostgreSQL: while one batch is written, the next one fills. A batch has at most one append per match.
 * Appends queued behind a late one are late, too, as they build on it. Those behind a failed one fail, as another
 * process may have written something else in its place.
 */
export const makePostgresAppender = (pool: Pool, watch: BatchWatch) => {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  /** Takes the first append of each match. */
  const takeBatch = (): Waiting[] => {
    const taken = new Map<string, Waiting>();
    waiting = waiting.filter((one) => {
      if (taken.has(one.append.match)) return true;
      taken.set(one.append.match, one);
      return false;
    });
    return [...taken.values()];
  };
  /** An append and those queued behind it. */
  const withBehind = (first: Waiting): readonly Waiting[] => {
    const { match } = first.append;
    const behind = waiting.filter(({ append }) => append.match === match);
    waiting = waiting.filter(({ append }) => append.match !== match);
    return [first, ...behind];
  };
  const rejectLate = (late: Waiting) => {
    for (const one of withBehind(late)) one.settle(false);
  };

  const write = async (batch: readonly Waiting[]): Promise<void> => {
    const started = performance.now();
    try {
      const { rows } = await pool.query<{ match_id: string }>(makeAppendQuery(batch.map(({ append }) => append)));
      watch.committed(batch.length, (performance.now() - started) / 1_000);
      const written = new Set(rows.map(({ match_id }) => match_id));
      for (const one of batch) {
        if (written.has(one.append.match)) one.settle(true);
        else rejectLate(one);
      }
    } catch (error) {
      if (isDeadlock(error)) return write(batch);
      // Some row existed already: write each append alone to find out which.
      const [only, ...others] = batch;
      if (isUniqueViolation(error) && others.length > 0) for (const one of batch) await write([one]);
      else if (isUniqueViolation(error) && only !== undefined) rejectLate(only);
      else fail(batch, error);
    }
  };
  const fail = (batch: readonly Waiting[], error: unknown) => {
    watch.failed(error);
    const reason = error instanceof Error ? error : new Error(String(error));
    for (const one of batch.flatMap(withBehind)) one.fail(reason);
  };

  const writeAll = async () => {
    while (waiting.length > 0) await write(takeBatch());
    writing = undefined;
  };

  return {
    append: (append: Append): Promise<boolean> =>
      new Promise((settle, fail) => {
        waiting.push({ append, settle, fail });
        // After this event loop turn, so that simultaneous appends share a batch.
        writing ??= new Promise((now) => setImmediate(now)).then(writeAll);
      }),
    idle: async () => writing,
  };
};
