import { createHash } from 'node:crypto';
import type { Settings } from '../../settings.ts';
import type { Bus } from './bus.ts';
import { makeLocalBus } from './local.ts';
import { connectRedis, openRedisBus, type RedisConnection } from './redis.ts';

export interface OpenedBus {
  readonly bus: Bus;
  readonly redis?: RedisConnection;
}

/** The bus of a house: over Redis where one is named, shared by all processes of the same database. */
export const openBus = (
  { redis, database = '' }: Pick<Settings, 'redis' | 'database'>,
  failed: (error: Error) => void,
): OpenedBus => {
  if (redis === undefined) return { bus: makeLocalBus() };
  const services = createHash('sha256')
    .update(new URL(database || 'postgres:///').pathname)
    .digest('hex')
    .slice(0, 12);
  const place = { client: connectRedis(redis, failed), prefix: `sesame:${services}:` };
  return { bus: openRedisBus(place), redis: place };
};
