import type { TestProject } from 'vitest/node';
import { openStore } from '../store/open-store.ts';
import { hasRedis, startPostgres, startRedis } from '../testing/services/index.ts';
import { askOf } from './test-database.ts';

/** These databases need not survive a crash of the machine, and each lives for a test file only. */
const UNDURABLE = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'jit=off',
];
const TEMPLATE = 'sesame_template';

/** PostgreSQL and Redis for all tests of a project: started once, each test has a copy of one migrated database. */
export default async ({ provide }: TestProject) => {
  const starting = hasRedis() ? startRedis() : undefined;
  const [postgres, redis] = await Promise.all([startPostgres(undefined, UNDURABLE), starting]);
  await askOf(postgres.url, `create database ${TEMPLATE}`);
  const database = new URL(postgres.url);
  database.pathname = `/${TEMPLATE}`;
  const store = await openStore({ data: '', database: database.href }, { committed: () => {}, failed: () => {} });
  await store.close();
  provide('postgres', postgres.url);
  provide('postgresTemplate', TEMPLATE);
  provide('redis', redis?.url ?? '');
  return async () => {
    await Promise.all([postgres.close(), redis?.close()]);
  };
};
