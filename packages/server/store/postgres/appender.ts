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
 * Group commit over PostgreSQL: while one batch is written the next gathers. Of a match at most one append is on its way,
 * and those behind one that came too late are late as well, for they were made on top of it; as those behind one that
 * failed fail, for another process may have written something else in its place.
 */
export const makePostgresAppender = (pool: Pool, watch: BatchWatch) => {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  /** The first of each match; the others stay. */
  const takeBatch = (): Waiting[] => {
    const taken = new Map<string, Waiting>();
    waiting = waiting.filter((one) => {
      if (taken.has(one.append.match)) return true;
      taken.set(one.append.match, one);
      return false;
    });
    return [...taken.values()];
  };
  /** An append, and whatever waits behind it. */
  const withBehind = (first: Waiting): readonly Waiting[] => {
    const { match } = first.append;
    const behind = waiting.filter(({ append }) => append.match === match);
    waiting = waiting.filter(({ append }) => append.match !== match);
    return [first, ...behind];
  };
  const tooLate = (late: Waiting) => {
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
        else tooLate(one);
      }
    } catch (error) {
      if (isDeadlock(error)) return write(batch);
      // Some row was there already: which of them it was shows when each is written alone.
      const [only, ...peerSync] = batch;
      if (isUniqueViolation(error) && peerSync.length > 0) for (const one of batch) await write([one]);
      else if (isUniqueViolation(error) && only !== undefined) tooLate(only);
      else fail(batch, error);
    }
  };
  const fail = (batch: readonly Waiting[], error: unknown) => {
    watch.failed(error);
    const reason = error instanceof Error ? error : new Error(String(error));
    for (const one of batch.flatMap(withBehind)) one.fail(reason);
  };

  const round = async () => {
    while (waiting.length > 0) await write(takeBatch());
    writing = undefined;
  };

  return {
    append: (append: Append): Promise<boolean> =>
      new Promise((settle, fail) => {
        waiting.push({ append, settle, fail });
        // After this turn of the event loop, so that what comes together is written together.
        writing ??= new Promise((now) => setImmediate(now)).then(round);
      }),
    idle: async () => writing,
  };
};
