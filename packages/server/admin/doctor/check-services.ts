import { Redis } from 'ioredis';
import { Client } from 'pg';
import { type Finding, fault, fine } from './finding.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/** Whether PostgreSQL answers. */
export const checkPostgres = async (database: string): Promise<Finding> => {
  const client = new Client({ connectionString: database, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; size: string }>(
      "select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size",
    );
    return fine('PostgreSQL', `version ${rows[0]?.version}, database of ${rows[0]?.size}`);
  } catch (error) {
    return fault('PostgreSQL', `no answer: ${messageOf(error)}`, 'Start it, or correct DATABASE_URL.');
  } finally {
    await client.end().catch(() => {});
  }
};

/** Whether Redis answers. */
export const checkRedis = async (url: string): Promise<Finding> => {
  const client = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    return fine('Redis', 'answers');
  } catch (error) {
    return fault('Redis', `no answer: ${messageOf(error)}`, 'Start it, or correct REDIS_URL.');
  } finally {
    client.disconnect();
  }
};

/** Connection errors of both clients may have their text in the errors they aggregate. */
const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
};
