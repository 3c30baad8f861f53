import type { TestProject } from 'vitest/node';
import { startPostgres, startRedis } from '../testing/services/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
    redis: string;
  }
}

/** These databases need not survive a crash of the machine, and each lives for a test file only. */
const UNDURABLE = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'jit=off',
];

/** PostgreSQL and Redis for all tests of a project: started once, each test file has a database of its own. */
export default async ({ provide }: TestProject) => {
  const [postgres, redis] = await Promise.all([startPostgres(undefined, UNDURABLE), startRedis()]);
  provide('postgres', postgres.url);
  provide('redis', redis.url);
  return async () => {
    await Promise.all([postgres.close(), redis.close()]);
  };
};
