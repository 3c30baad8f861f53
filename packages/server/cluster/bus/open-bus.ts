import { createHash } from 'node:crypto';
import type { Settings } from '../../settings.ts';
import type { Bus } from './bus.ts';
import { makeLocalBus } from './local.ts';
import type { RedisConnection, RedisLog } from './redis.ts';

export interface OpenedBus {
  readonly bus: Bus;
  readonly redis?: RedisConnection;
}

/** Opens the bus: over Redis if configured, shared by all processes of the same database. Else its client is not loaded. */
export const openBus = async (
  { redis, database = '' }: Pick<Settings, 'redis' | 'database'>,
  log: RedisLog,
): Promise<OpenedBus> => {
  if (redis === undefined) return { bus: makeLocalBus() };
  const { connectRedis, openRedisBus } = await import('./redis.ts');
  const databaseHash = createHash('sha256')
    .update(new URL(database || 'postgres:///').pathname)
    .digest('hex')
    .slice(0, 12);
  const connection = { client: await connectRedis(redis, log), prefix: `sesame:${databaseHash}:` };
  return { bus: openRedisBus(connection), redis: connection };
};
