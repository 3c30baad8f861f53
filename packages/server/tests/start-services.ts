import type { TestProject } from 'vitest/node';
import { startPostgres, startRedis } from '../testing/services/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
    redis: string;
  }
}

/** PostgreSQL and Redis for all tests of a project: started once, each test file has a database of its own. */
export default async ({ provide }: TestProject) => {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  provide('postgres', postgres.url);
  provide('redis', redis.url);
  return async () => {
    await Promise.all([postgres.close(), redis.close()]);
  };
};
