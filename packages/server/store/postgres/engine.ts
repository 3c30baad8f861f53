import { CompiledQuery } from 'kysely';
import { Pool, type PoolClient, type QueryConfig } from 'pg';
import type { BatchWatch } from '../batches.ts';
import type { Change, Engine } from '../engine.ts';
import { nameOf } from '../prepared-query.ts';
import { makePostgresAppender } from './appender.ts';
import { isDeadlock, isOutdatedPlan, isServerError, isUniqueViolation } from './errors.ts';

/** Connections of one process; PostgreSQL allows a hundred by default. */
const MAX_CONNECTIONS = 12;
const CONNECT_TIMEOUT_MS = 5_000;
/** A broken connection may never answer: the query fails after this and the connection is dropped. */
const QUERY_TIMEOUT_MS = 10_000;
const MAX_DEADLOCK_TRIES = 5;
/** Arbitrary id of the advisory lock. */
const EXCLUSIVE_LOCK_ID = 736_376;

/** PostgreSQL engine: any number of processes on one database. */
export const openPostgres = (url: string, watch: BatchWatch): Engine => {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    // The statements of a transaction are sent together.
    pipeline: true,
  });
  // Idle connections that break are replaced on demand. Errors between two statements of a transaction are also emitted
  // here: without a listener they would end the process.
  pool.on('error', watch.failed);
  pool.on('connect', (client) => client.on('error', watch.failed));
  const appender = makePostgresAppender(pool, watch);

  const runTransaction = async (changes: readonly Change[]): Promise<boolean> => {
    const client = await pool.connect();
    try {
      const [, isDone] = await Promise.all([client.query('begin'), runAll(client, changes)]);
      await client.query(isDone ? 'commit' : 'rollback');
      client.release();
      return isDone;
    } catch (error) {
      // Drop a connection that did not answer.
      if (!isServerError(error)) client.release(true);
      else
        await client.query('rollback').then(
          () => client.release(),
          (broken) => client.release(broken),
        );
      throw error;
    }
  };
  const change = async (changes: readonly Change[], tries = 1): Promise<boolean> => {
    try {
      // A single statement is atomic anyway, and takes one round trip instead of three.
      return await (changes.length === 1 ? runAll(pool, changes) : runTransaction(changes));
    } catch (error) {
      if (isDeadlock(error) && tries < MAX_DEADLOCK_TRIES) return change(changes, tries + 1);
      // Another process was first.
      if (isUniqueViolation(error) && changes.some(({ must }) => must)) return false;
      throw error;
    }
  };

  return {
    isShared: true,
    exclusiveLock: [{ query: CompiledQuery.raw(`select pg_advisory_xact_lock(${EXCLUSIVE_LOCK_ID})`) }],
    rows: async <Row>(query: CompiledQuery<Row>) => {
      const run = (config: QueryConfig) => pool.query(config);
      const config = configOf(query);
      const { rows } = await run(config).catch((error) => {
        if (!isOutdatedPlan(error)) throw error;
        const { name, ...unnamed } = config;
        return run(unnamed);
      });
      return rows as Row[];
    },
    change: async (changes) => {
      const started = performance.now();
      const isDone = await change(changes).catch((error) => {
        watch.failed(error);
        throw error;
      });
      watch.committed(1, (performance.now() - started) / 1_000);
      return isDone;
    },
    append: appender.append,
    close: async () => {
      await appender.idle();
      await pool.end();
    },
  };
};

/** The query for `pg`. Plans of named ones are kept by each connection. */
const configOf = (query: CompiledQuery<unknown>): QueryConfig => {
  const name = nameOf(query);
  return { text: query.sql, values: [...query.parameters], ...(name !== undefined && { name }) };
};

/** Runs all statements, sent together. As if they were run one by one, the first that did not do its work decides. */
const runAll = async (client: Pool | PoolClient, changes: readonly Change[]): Promise<boolean> => {
  const results = await Promise.allSettled(changes.map(({ query }) => client.query(configOf(query))));
  for (const [n, result] of results.entries()) {
    if (result.status === 'rejected') throw result.reason;
    if (changes[n]?.must && result.value.rowCount === 0) return false;
  }
  return true;
};
